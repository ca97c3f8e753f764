import { expect, it } from 'vitest'
import { refuseOldPostgres } from './oldest-postgres.ts'
import { StartError } from './start-error.ts'

it('a PostgreSQL that is too old is refused at the start, by its version', () => {
  expect(() => refuseOldPostgres(140_011)).toThrow(StartError)
  expect(() => refuseOldPostgres(140_011)).toThrow(
    'PostgreSQL 14 по адресу DATABASE_URL: нужна 15 или новее.',
  )
  expect(() => refuseOldPostgres(150_000)).not.toThrow()
  expect(() => refuseOldPostgres(180_006)).not.toThrow()
})
