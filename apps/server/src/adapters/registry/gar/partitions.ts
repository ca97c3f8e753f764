import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { regionCode } from './gar-archive.ts'
import { GAR_TABLES, type GarTable } from './gar-rows.ts'

/** The tables of one loading of one region. */
export interface Generation {
  readonly region: number
  readonly generation: number
}

const TABLES = Object.keys(GAR_TABLES) as readonly GarTable[]

/** `register.gar_cards_77_5`: a partition, or a table that is to become one. */
export const partitionOf = (table: GarTable, { region, generation }: Generation): string =>
  `register.${table}_${regionCode(region)}_${generation}`

/** Tables beside the visible ones. The check spares attaching them a reading. */
export async function createPartitions({ run }: BulkConnection, of: Generation): Promise<void> {
  for (const table of TABLES) {
    const name = partitionOf(table, of)
    await run(`create table ${name} (like register.${table} including defaults)`)
    await run(
      `alter table ${name} alter region set default ${of.region}, add constraint region_is check (region = ${of.region})`,
    )
  }
}

export async function dropPartitions({ run }: BulkConnection, of: Generation): Promise<void> {
  for (const table of TABLES) await run(`drop table if exists ${partitionOf(table, of)}`)
}

const INDEXES: { readonly [Table in GarTable]: readonly (readonly [columns: string, isUnique: boolean])[] } =
  {
    gar_cards: [
      ['object_id, record_id', true],
      ['guid', false],
    ],
    gar_relations: [
      ['object_id, record_id', true],
      ['parent_id', false],
    ],
    gar_params: [['object_id, record_id', true]],
    gar_numbers: [
      ['object_id, record_id', false],
      ['number', false],
    ],
  }

/** What PostgreSQL says of a value that a unique index has twice. */
const DUPLICATE = '23505'

/** Indexes a loaded region; returns how many records came twice; the later ones stay. */
export async function indexPartitions({ run }: BulkConnection, of: Generation): Promise<number> {
  let removed = 0
  for (const table of TABLES) {
    const name = partitionOf(table, of)
    for (const [columns, isUnique] of INDEXES[table]) {
      const index = `${name.replace('register.', '')}_${columns.replaceAll(', ', '_')}`
      const statement = `create ${isUnique ? 'unique ' : ''}index if not exists ${index} on ${name} (${columns})`
      try {
        await run(statement)
      } catch (error) {
        if ((error as { code?: string }).code !== DUPLICATE) throw error
        const { rows } = await run(
          `with removed as (
             delete from ${name} using (
               select object_id, record_id, max(ctid) as last from ${name} group by 1, 2 having count(*) > 1
             ) as doubled
             where ${name}.object_id = doubled.object_id and ${name}.record_id = doubled.record_id
               and ${name}.ctid <> doubled.last
             returning 1)
           select count(*) as count from removed`,
        )
        removed += (rows as { count: number }[])[0]?.count ?? 0
        await run(statement)
      }
    }
    await run(`analyze ${name}`)
  }
  return removed
}

/** Puts a loaded region in the place of the one that is visible; in the transaction of the caller. */
export async function attachPartitions(
  { run }: BulkConnection,
  of: Generation,
  before: Generation | undefined,
): Promise<void> {
  for (const table of TABLES) {
    if (before) await detach(run, table, before)
    await run(
      `alter table register.${table} attach partition ${partitionOf(table, of)} for values in (${of.region})`,
    )
  }
}

/** Takes a region out; in the transaction of the caller. */
export async function detachPartitions({ run }: BulkConnection, of: Generation): Promise<void> {
  for (const table of TABLES) await detach(run, table, of)
}

async function detach(run: BulkConnection['run'], table: GarTable, of: Generation): Promise<void> {
  await run(`alter table register.${table} detach partition ${partitionOf(table, of)}`)
  await run(`drop table ${partitionOf(table, of)}`)
}
