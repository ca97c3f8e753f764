import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ObjectStatement } from '../../src/adapters/registry/confirmers/confirmer.ts'
import { storeStatement } from '../../src/adapters/registry/confirmers/store-statement.ts'
import { openRegister } from '../../src/adapters/registry/open-register.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { createBackupWorld, runCommand } from './backup-world.ts'

let world: Awaited<ReturnType<typeof createBackupWorld>>
beforeAll(async () => {
  world = await createBackupWorld()
})
afterAll(() => world.drop())

const FLAT = '50:01:0010101:77'
const HOUSE = '50:01:0010101:70'

const statement = (number: string, more: Partial<ObjectStatement> = {}): ObjectStatement => ({
  number,
  kind: 'premises',
  state: 'current',
  address: 'обл Московская, г Волоколамск,\tул «Новая»\nд 1, кв 7',
  partOf: HOUSE,
  facts: { area: { value: 54.3 } },
  document: 'КУВИ-001/2026-1',
  day: '2026-11-20',
  ...more,
})

async function within<Result>(
  place: { DATA_DIR: string; DATABASE_URL: string | undefined },
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ databaseUrl: place.DATABASE_URL, dataDir: place.DATA_DIR })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function readAll(database: Database) {
  const register = openRegister([database.runRawSql]).register
  const known = await Promise.all([FLAT, HOUSE].map((number) => register.readObject(number)))
  // Ids of objects that are known by their number are of one database.
  return known.map((one) => one && { ...one, found: { ...one.found, id: 0 } })
}

it('[OPS-04] [REG-07] a restore brings back what extracts and the operator said of objects', async () => {
  const place = await world.prepared()
  const before = await within(place, async (database) => {
    await storeStatement(database, 'extract', statement(FLAT), 'xml')
    await storeStatement(database, 'operator', statement(FLAT, { facts: {}, document: 'Письмо 5' }), 'json')
    await storeStatement(
      database,
      'operator',
      statement(HOUSE, { kind: 'building', address: null, partOf: null }),
      'json',
    )
    return readAll(database)
  })
  expect(before.map((one) => one?.origins.length)).toEqual([2, 1])
  const made = await runCommand('backup', { ...place, ...world.backups })
  const backup = /копия (\S+\.age):/.exec(made.text)?.[1] ?? ''

  const target = await world.empty()
  expect(await runCommand('restore', target, '--key', world.keyFile, backup)).toMatchObject({ code: 0 })
  expect(await within(target, readAll)).toEqual(before)
  // They are replaced by newer ones, as before.
  await within(target, async (database) => {
    await storeStatement(database, 'extract', statement(FLAT, { day: '2026-11-21', state: 'closed' }), 'xml')
    expect((await readAll(database))[0]?.found.status).toBe('Погашено')
  })
}, 420_000)
