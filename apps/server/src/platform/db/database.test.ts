import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyDatabase, type DatabaseCopy } from '../../../tests/setup/copy-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

let copy: DatabaseCopy
let database: Database

beforeAll(async () => {
  copy = await copyDatabase()
  database = await openDatabase(copy)
})
afterAll(async () => {
  await database.close()
  await copy.drop()
})

describe('what follows a commit', () => {
  it('waits for the outermost transaction and keeps its order', async () => {
    const done: string[] = []
    await database.transaction(async () => {
      database.afterCommit(() => done.push('first'))
      await database.transaction(async () => database.afterCommit(() => done.push('second')))
      expect(done).toEqual([])
    })
    expect(done).toEqual(['first', 'second'])
  })

  it('is left undone when the transaction fails', async () => {
    const done: string[] = []
    const failing = database.transaction(async () => {
      database.afterCommit(() => done.push('never'))
      throw new Error('no commit')
    })
    await expect(failing).rejects.toThrow('no commit')
    expect(done).toEqual([])
  })

  it('is done at once where no transaction is open', () => {
    const done: string[] = []
    database.afterCommit(() => done.push('now'))
    expect(done).toEqual(['now'])
  })
})
