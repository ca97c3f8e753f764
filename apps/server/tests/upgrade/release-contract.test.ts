import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { applyMigrations, listMigrations } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { MIGRATIONS } from '../../src/platform/locations.ts'
import { createEmptyDatabase } from '../setup/copy-database.ts'
import { findBreaks, readShape } from './schema-shape.ts'
import { LAST_RELEASE } from './last-release.ts'

let database: Database
let drop = async () => {}
beforeAll(async () => {
  const place = process.env['DATABASE_URL'] ? await createEmptyDatabase() : undefined
  if (place) drop = place.drop
  database = await openDatabase({ databaseUrl: place?.databaseUrl })
  await database.transaction(() => applyMigrations(database.runRawSql, LAST_RELEASE.migrations))
})
afterAll(async () => {
  await database.close()
  await drop()
})

/** What a statement breaks; the database is afterwards as it was. */
async function breaksOf(...statements: readonly string[]): Promise<string[]> {
  const undo = new Error('undo')
  let breaks: string[] = []
  await database
    .transaction(async () => {
      const before = await readShape(database)
      for (const statement of statements) await database.runRawSql(statement)
      breaks = findBreaks(before, await readShape(database))
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return breaks
}

describe('a change of the schema', () => {
  it.each([
    ['a column that goes', 'alter table orders drop column total_kopecks', 'orders.total_kopecks is gone'],
    ['a column by another name', 'alter table orders rename email to address', 'orders.email is gone'],
    ['a table that goes', 'drop table article_comments cascade', 'article_comments.id is gone'],
    [
      'another type',
      'alter table orders alter total_kopecks type numeric',
      'orders.total_kopecks is numeric, and not bigint',
    ],
    [
      'a value that becomes a duty',
      'alter table orders alter paid_at set not null',
      'orders.paid_at must be given now',
    ],
    [
      'a new duty',
      'alter table orders add column colour text not null',
      'orders.colour must be given, and the release does not know it',
    ],
    [
      'a rule about what the release writes',
      'alter table orders add constraint some_rule check (total_kopecks < 5)',
      'orders: the rule some_rule is new',
    ],
    [
      'a number that may stand once',
      'create unique index some_index on orders (email)',
      'orders: the rule some_index is new',
    ],
  ])('is seen to break the last release: %s', async (_, statement, words) => {
    expect(await breaksOf(statement)).toContain(words)
  })

  it('that only adds breaks nothing', async () => {
    expect(
      await breaksOf(
        `alter table orders add column colour text not null default 'red' check (colour <> '')`,
        'create table colours (name text primary key, order_id uuid references orders (id))',
        'create index some_index on orders (email)',
      ),
    ).toEqual([])
  })

  it('[OPS-05] since the last release takes nothing from it, and what goes is what it does without already', async () => {
    const later = (await listMigrations()).filter((name) => !LAST_RELEASE.migrations.includes(name))
    const contracts = new Map<string, string>()
    for (const name of later) {
      const after = /^-- contract after (\S+)\n/.exec(await readFile(join(MIGRATIONS, name), 'utf8'))?.[1]
      if (after !== undefined) contracts.set(name, after)
    }
    for (const after of contracts.values()) expect(LAST_RELEASE.migrations).toContain(after)
    const before = await readShape(database)
    await database.transaction(() =>
      applyMigrations(
        database.runRawSql,
        later.filter((name) => !contracts.has(name)),
      ),
    )
    expect(findBreaks(before, await readShape(database))).toEqual([])
  })
})
