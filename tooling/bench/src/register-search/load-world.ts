import {
  attachIndex,
  attachPartitions,
  buildIndex,
  createPartitions,
  indexPartitions,
  partitionOf,
  type BulkConnection,
} from '@proverka/dev-env/register'
import { makeGarWorld, type GarRow } from './gar-world.ts'
import { readProcessor, type ListPids } from './processor.ts'

/** Lines of one table that are written at once. */
const AT_ONCE = 20_000
const TABLES = {
  gar_cards: ['record_id', 'object_id', 'guid', 'level', 'type', 'name', 'more', 'is_active', 'operation'],
  gar_relations: ['record_id', 'object_id', 'parent_id', 'updated_on'],
  gar_numbers: ['record_id', 'object_id', 'number'],
} as const
type Table = keyof typeof TABLES

const GENERATION = 1

/**
 * Fills the tables of the register with the invented world and indexes each region, in one or several databases: a region is in
 * that of its rest. Answers the seconds that the address indexes took, those of processor, and what they take on the disk.
 */
export async function loadWorld(shards: readonly BulkConnection[], count: number) {
  const shardOf = (region: number) => shards[region % shards.length] as BulkConnection
  const regions = new Set<number>()
  const waiting = new Map<string, { region: number; table: Table; lines: string[] }>()
  const write = async ({ region, table, lines }: { region: number; table: Table; lines: string[] }) => {
    const piece = Buffer.from(`${lines.splice(0).join('\n')}\n`)
    await shardOf(region).copyIn(partitionOf(table, { region, generation: GENERATION }), TABLES[table], [
      piece,
    ])
  }
  const add = async (region: number, table: Table, line: string) => {
    const key = `${table} ${region}`
    const known = waiting.get(key) ?? { region, table, lines: [] }
    waiting.set(key, known)
    known.lines.push(line)
    if (known.lines.length >= AT_ONCE) await write(known)
  }
  for (const { rows, object } of makeGarWorld(count)) {
    if (!regions.has(object.region)) {
      regions.add(object.region)
      await createPartitions(shardOf(object.region), { region: object.region, generation: GENERATION })
    }
    for (const row of rows) {
      await add(row.region, 'gar_cards', cardLine(row))
      await add(row.region, 'gar_relations', `${row.id}\t${row.id}\t${row.parent}\t2019-07-16`)
    }
    if (object.number !== null)
      await add(object.region, 'gar_numbers', `${object.id}\t${object.id}\t${object.number}`)
  }
  for (const one of waiting.values()) await write(one)
  let seconds = 0
  let processor = 0
  const listPids = shards.map((shard): ListPids => async () => {
    const { rows } = await shard.run('select pg_backend_pid() as pid')
    return (rows as { pid: number }[]).map(({ pid }) => pid)
  })
  for (const region of regions) {
    const connection = shardOf(region)
    const of = { region, generation: GENERATION }
    await indexPartitions(connection, of)
    await connection.transaction(() => attachPartitions(connection, of, undefined))
    const begun = performance.now()
    const before = await readProcessor(listPids)
    const tables = await buildIndex(connection, of)
    await connection.transaction(() => attachIndex(connection, tables, of))
    seconds += (performance.now() - begun) / 1000
    processor += (await readProcessor(listPids)) - before
  }
  const sizes: Record<string, number> = {}
  for (const { run } of shards) {
    await run('vacuum analyze register.search_words, register.search_places, register.search_objects')
    const { rows } = await run(
      `select case when relname ~ 'words' then 'words' when relname ~ 'places' then 'places' else 'objects' end as what,
              sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
        where relnamespace = 'register'::regnamespace and relkind = 'r' and relname ~ '^search_(words|places|objects)'
        group by 1`,
    )
    for (const { what, bytes } of rows as { what: string; bytes: number }[])
      sizes[what] = (sizes[what] ?? 0) + bytes
  }
  return { seconds, processor, regions: regions.size, sizes }
}

function cardLine({ id, level, type, name, more }: GarRow): string {
  const guid = `${String(id).padStart(8, '0')}-0000-4000-8000-${String(id).padStart(12, '0')}`
  const numbers = `{${more.map((word) => `"${word}"`).join(',')}}`
  return [id, id, guid, level, type, name, numbers, 't', 10].join('\t')
}
