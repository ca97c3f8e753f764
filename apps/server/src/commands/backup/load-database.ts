import { applyMigrations, listMigrations } from '../../platform/db/migrate.ts'
import { StartError } from '../../platform/db/start-error.ts'
import { copyTarget, LIST_TABLES, quoteName } from './dump-database.ts'
import type { LoadConnection, RunStatement } from '../../platform/db/dump-connection.ts'
import {
  FILES,
  JOBS,
  readJobs,
  STATEMENTS,
  TABLES,
  type DatabaseDescription,
  type Part,
  type WaitingJobs,
} from './manifest.ts'
import { indexStatements, loadStatements } from './object-statements.ts'

/** Throws `StartError` when the database has tables: a restore replaces nothing. */
export async function refuseFilledDatabase(run: RunStatement): Promise<void> {
  const { rows } = await run(`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' limit 1`)
  if (rows.length > 0)
    throw new StartError(
      'База данных не пуста: восстановление ничего не заменяет. Укажите в DATABASE_URL новую пустую базу.',
    )
}

/** Throws `StartError` when the program is older than the backup. */
export async function refuseNewerBackup({ migrations }: DatabaseDescription): Promise<void> {
  const known = new Set(await listMigrations())
  // The last one alone: earlier ones may have been taken back since.
  const last = migrations.findLast((name) => !known.has(name) && name > ([...known].at(-1) ?? ''))
  if (last)
    throw new StartError(
      `Резервная копия сделана более новой программой (в ней есть ${last}): обновите программу и повторите.`,
    )
}

/**
 * Fills an empty database: the schema of the backup, its rows, then the changes of the schema that came later. Rules between
 * tables are tried on the whole at the end. All in the transaction of the connection. Parts that are files go to `keepFile`.
 */
export async function loadDatabase(
  connection: LoadConnection,
  description: DatabaseDescription,
  parts: AsyncIterator<Part>,
  keepFile: (key: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const { run, copyIn } = connection
  const had = new Set(description.migrations)
  await applyMigrations(
    run,
    (await listMigrations()).filter((name) => had.has(name)),
  )
  await compareSchemas(run, description)
  const names = description.tables.map(({ name }) => name)
  const columnsOf = new Map(description.tables.map(({ name, columns }) => [name, columns]))
  const keys = await dropForeignKeys(run)
  for (const name of names) await run(`alter table public.${quoteName(name)} disable trigger user`)
  await run(`truncate ${names.map((name) => `public.${quoteName(name)}`).join(', ')}`)
  let jobs: WaitingJobs = []
  for await (const rows of groupByTable(parts, async ({ name, bytes }) => {
    if (name === JOBS) jobs = readJobs(bytes)
    if (name.startsWith(FILES)) await keepFile(name.slice(FILES.length), bytes)
  }))
    if (rows.table === STATEMENTS) await loadStatements(connection, rows.chunks)
    else await copyIn(copyTarget(rows.table, columnsOf.get(rows.table) ?? []), rows.chunks)
  for (const name of names) await run(`alter table public.${quoteName(name)} enable trigger user`)
  for (const { owner, name, definition } of keys)
    await run(`alter table ${owner} add constraint ${quoteName(name)} ${definition}`)
  for (const { name, value, isCalled } of description.sequences)
    await run('select setval($1::regclass, $2::bigint, $3)', [`public.${quoteName(name)}`, value, isCalled])
  await countRows(run, description)
  await applyMigrations(run, await listMigrations())
  await indexStatements(run)
  for (const { name, payload } of jobs)
    await run('insert into restored_jobs (name, payload) values ($1, $2)', [name, JSON.stringify(payload)])
}

/** Parts of one table follow each other; other parts go to `onOther` in their turn. */
async function* groupByTable(
  parts: AsyncIterator<Part>,
  onOther: (part: Part) => Promise<void>,
): AsyncGenerator<{ readonly table: string; readonly chunks: AsyncIterable<Uint8Array> }> {
  let next = await parts.next()
  while (!next.done) {
    const table = tableOf(next.value)
    if (table === undefined) {
      await onOther(next.value)
      next = await parts.next()
      continue
    }
    const chunks = async function* (): AsyncGenerator<Uint8Array> {
      while (!next.done && tableOf(next.value) === table) {
        yield next.value.bytes
        next = await parts.next()
      }
    }
    yield { table, chunks: chunks() }
  }
}

/** `database/tables/orders/000001` is of `orders`. */
function tableOf({ name }: Part): string | undefined {
  if (name.startsWith(STATEMENTS)) return STATEMENTS
  return name.startsWith(TABLES) ? name.slice(TABLES.length, name.lastIndexOf('/')) : undefined
}

/** The same changes make the same tables; a program that was changed by hand is noticed before the first row. */
async function compareSchemas(run: RunStatement, { tables }: DatabaseDescription): Promise<void> {
  const { rows } = await run(LIST_TABLES)
  const shapeOf = ({ name, columns }: { name: string; columns: readonly string[] }) =>
    `${name}(${columns.toSorted().join(', ')})`
  const here = new Set((rows as { name: string; columns: string[] }[]).map(shapeOf))
  const strange = tables.map(shapeOf).find((shape) => !here.delete(shape)) ?? [...here][0]
  if (strange)
    throw new StartError(`Схема резервной копии не такая, как у этой программы: ${strange.slice(0, 300)}.`)
}

interface ForeignKey {
  readonly owner: string
  readonly name: string
  readonly definition: string
}

/** Tables come in the order of their names, so what they say of each other is tried when all are there. */
async function dropForeignKeys(run: RunStatement): Promise<ForeignKey[]> {
  const { rows } = await run(`
    select conrelid::regclass::text as owner, conname::text as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`)
  const keys = rows as ForeignKey[]
  for (const { owner, name } of keys) await run(`alter table ${owner} drop constraint ${quoteName(name)}`)
  return keys
}

async function countRows(run: RunStatement, { tables }: DatabaseDescription): Promise<void> {
  for (const { name, rows } of tables) {
    const counted = await run(`select count(*)::text as count from public.${quoteName(name)}`)
    const count = Number((counted.rows[0] as { count: string }).count)
    if (count !== rows)
      throw new StartError(`В таблице ${name} строк ${count} вместо ${rows}: восстановление отменено.`)
  }
}
