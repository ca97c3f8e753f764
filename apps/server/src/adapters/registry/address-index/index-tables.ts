import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { regionCode } from '../gar/gar-archive.ts'
import type { Generation } from '../gar/partitions.ts'

/**
 * Goes up with every change of how addresses are read (`packages/address-search`): regions of another version serve on and are
 * to be indexed again.
 */
export const RULES_VERSION = 1

/** The tables of one indexing of a region. */
export interface IndexTables {
  readonly region: number
  readonly tables: number
}

/** `register.search_objects_77_5`. */
export const indexTable = (table: 'objects' | 'places', { region, tables }: IndexTables): string =>
  `register.search_${table}_${regionCode(region)}_${tables}`

/** Tables beside the visible ones, in the place of those of an indexing that was stopped. */
export async function createIndexTables(connection: BulkConnection, region: number): Promise<IndexTables> {
  const { run } = connection
  await dropLeftTables(connection, region)
  const { rows } = await run(`select nextval('register.gar_generations') as tables`)
  const own = { region, tables: (rows as [{ tables: number }])[0].tables }
  for (const table of ['objects', 'places'] as const)
    await run(`create table ${indexTable(table, own)} (like register.search_${table} including defaults)`)
  // It spares attaching the objects a reading.
  await run(`alter table ${indexTable('objects', own)} add constraint region_is check (region = ${region})`)
  return own
}

/** Takes away what a stopped indexing has left: tables that are not visible. */
export async function dropLeftTables({ run }: BulkConnection, region: number): Promise<void> {
  const { rows } = await run(
    `select relname as name from pg_class
      where relnamespace = 'register'::regnamespace and relkind = 'r' and not relispartition and relname ~ $1`,
    [`^search_(objects|places)_${regionCode(region)}_[0-9]+$`],
  )
  for (const { name } of rows as { name: string }[]) await run(`drop table register.${name}`)
}

/** As the visible table has them, so that attaching builds none. */
export async function indexObjects({ run }: BulkConnection, of: IndexTables): Promise<void> {
  const name = indexTable('objects', of)
  await run(`create index on ${name} (place, house, unit, id)`)
  await run(`create index on ${name} (id)`)
  await run(`analyze ${name}`)
}

/** Puts an index of a loading in the place of the former one; in the transaction of the caller. */
export async function attachIndex(
  connection: BulkConnection,
  own: IndexTables,
  { generation }: Generation,
): Promise<void> {
  const { run } = connection
  await run('delete from register.search_places where region = $1', [own.region])
  await run(`insert into register.search_places select * from ${indexTable('places', own)}`)
  await run(`drop table ${indexTable('places', own)}`)
  await detachObjects(connection, own.region)
  await run(
    `alter table register.search_objects attach partition ${indexTable('objects', own)} for values in (${own.region})`,
  )
  await run(
    `insert into register.search_regions (region, generation, tables, version, objects)
     values ($1, $2, $3, $4, (select count(*) from ${indexTable('objects', own)}))
     on conflict (region) do update set generation = excluded.generation, tables = excluded.tables, version = excluded.version,
       objects = excluded.objects, indexed_at = now()`,
    [own.region, generation, own.tables, RULES_VERSION],
  )
}

/** Takes a region out of the index; in the transaction of the caller. */
export async function detachIndex(connection: BulkConnection, region: number): Promise<void> {
  await detachObjects(connection, region)
  await connection.run('delete from register.search_places where region = $1', [region])
  await connection.run('delete from register.search_regions where region = $1', [region])
}

async function detachObjects({ run }: BulkConnection, region: number): Promise<void> {
  const { rows } = await run('select region, tables from register.search_regions where region = $1', [region])
  const [former] = rows as IndexTables[]
  if (!former) return
  await run(`alter table register.search_objects detach partition ${indexTable('objects', former)}`)
  await run(`drop table ${indexTable('objects', former)}`)
}
