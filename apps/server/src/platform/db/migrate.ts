import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunStatement } from './dump-connection.ts'
import type { Database } from './database.ts'
import { MIGRATIONS } from '../locations.ts'
import { StartError } from './start-error.ts'

/** Applied by releases of before and taken back since: a database that has them is not newer than the program. */
const RETIRED: ReadonlySet<string> = new Set(['125-logos.sql'])

/**
 * The first line of a file that takes away what programs used before another file: `-- contract after 150-new-column.sql`. Who
 * knows that one does without.
 */
const CONTRACT = /^-- contract after (\S+\.sql)\n/

/** Any number will do, as long as every process takes the same one. */
const MIGRATION_LOCK = 7_318_001

/**
 * Applies the numbered SQL files that the database does not have yet, all in one transaction. A database of a newer program is
 * taken as it is, unless one of its changes says that older programs cannot work with it (OPS-05).
 */
export const migrate = (database: Database, folder = MIGRATIONS): Promise<{ applied: string[] }> =>
  database.transaction(async () => {
    const applied = await applyMigrations(database.runRawSql, await listMigrations(folder), folder)
    return { applied }
  })

/** The changes of the schema that this program knows, in order. */
export const listMigrations = async (folder = MIGRATIONS): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

/** The same in a transaction of the caller, with the files that he names. */
export async function applyMigrations(
  run: RunStatement,
  files: readonly string[],
  folder = MIGRATIONS,
): Promise<string[]> {
  await run(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  await run(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  // Through JSON: an older database has no such column.
  const { rows } = await run(
    `select name, to_jsonb(migrations) ->> 'contract_after' as "contractAfter" from migrations`,
  )
  const done = new Map(
    (rows as { name: string; contractAfter: string | null }[]).map((row) => [row.name, row.contractAfter]),
  )
  const known = new Set([...(await listMigrations(folder)), ...RETIRED])
  const breaking = [...done].find(([name, after]) => after !== null && !known.has(name) && !known.has(after))
  if (breaking)
    throw new StartError(`База данных новее программы (в ней есть ${breaking[0]}): обновите программу.`)
  const applied = files.filter((name) => !done.has(name))
  for (const name of applied) {
    const text = await readFile(join(folder, name), 'utf8')
    for (const statement of statementsOf(text)) await run(statement)
    await run('insert into migrations (name) values ($1)', [name])
    const after = CONTRACT.exec(text)?.[1]
    if (after !== undefined)
      await run('update migrations set contract_after = $2 where name = $1', [name, after])
  }
  return applied
}

/** The embedded engine takes one statement at a time; files separate them by blank lines. */
function statementsOf(file: string): string[] {
  return file
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part.replaceAll(/^--.*$/gm, '').trim() !== '')
}
