import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyDatabase, type DatabaseCopy } from '../../../tests/setup/copy-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

let copy: DatabaseCopy
let database: Database
const seen: string[] = []
const NOBODYS_ID = '00000000-0000-0000-0000-000000000000'

beforeAll(async () => {
  copy = await copyDatabase()
  database = await openDatabase(copy)
  database.onWrite(['campaigns'], () => seen.push('campaigns'))
  database.onWrite(['campaigns', 'products'], () => seen.push('either'))
})
afterAll(async () => {
  await database.close()
  await copy.drop()
})

const read = () => database.current.selectFrom('products').select('id').execute()
const write = () =>
  database.current.updateTable('products').set({ name: 'x' }).where('id', '=', NOBODYS_ID).execute()
const remove = () => database.current.deleteFrom('campaigns').where('tag', '=', 'none').execute()

it('tells of writes to the tables that are listened to, and of no reading', async () => {
  await read()
  expect(seen.splice(0)).toEqual([])
  await write()
  expect(seen.splice(0)).toEqual(['either'])
  await remove()
  expect(seen.splice(0)).toEqual(['campaigns', 'either'])
})

it('tells of the writes of a transaction once they are committed', async () => {
  await database.transaction(async () => {
    await write()
    expect(seen).toEqual([])
  })
  expect(seen.splice(0)).toEqual(['either'])
})

it('tells nothing of a transaction that fails', async () => {
  const failing = database.transaction(async () => {
    await write()
    throw new Error('no commit')
  })
  await expect(failing).rejects.toThrow('no commit')
  expect(seen).toEqual([])
})
