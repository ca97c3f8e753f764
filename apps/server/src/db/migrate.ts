import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { MIGRATIONS } from '../locations.ts'
import { StartError } from './start-error.ts'

/** Applied by releases of before and taken back since: a database that has them is not newer than the program. */
const RETIRED: ReadonlySet<string> = new Set(['125-logos.sql'])

/** Any number will do, as long as every process takes the same one. */
const MIGRATION_LOCK = 7_318_001

/** Applies the numbered SQL files that the database does not have yet, all in one transaction. */
export async function migrate(database: Database, folder = MIGRATIONS): Promise<{ applied: string[] }> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return database.transaction(async () => {
    const db = database.current
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db)
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      db,
    )
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
    const done = new Set(rows.map(({ name }) => name))
    const unknown = [...done].find((name) => !files.includes(name) && !RETIRED.has(name))
    if (unknown) {
      throw new StartError(`База данных новее программы (в ней есть ${unknown}): обновите программу.`)
    }
    const applied = files.filter((name) => !done.has(name))
    for (const name of applied) {
      for (const statement of statementsOf(await readFile(join(folder, name), 'utf8'))) {
        await sql.raw(statement).execute(db)
      }
      await sql`insert into migrations (name) values (${name})`.execute(db)
    }
    return { applied }
  })
}

/** The embedded engine takes one statement at a time; files separate them by blank lines. */
function statementsOf(file: string): string[] {
  return file
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part.replaceAll(/^--.*$/gm, '').trim() !== '')
}
