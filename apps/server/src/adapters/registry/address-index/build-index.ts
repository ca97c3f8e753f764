import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { partitionOf, type Generation } from '../gar/partitions.ts'
import { ANY_HOUSE } from '../search/postgres/full-text.ts'
import { createIndexTables, indexObjects, indexTable, type IndexTables } from './index-tables.ts'
import { stageKeys, stagePlaces } from './stage-region.ts'

/** Of a place with more houses its row does not name them: a row of words has an end. */
const MOST_HOUSES = 20_000

/** What is inside of something comes after it: a house on a plot, a flat, a room, a car place. */
const LEVELS_BELOW_OBJECTS = [9, 10, 11, 12, 17]

/** The last version of each card in force and the latest relation, as objects are read. */
export const currentOf = (cards: string, relations: string): string => `
  select c.object_id, c.level, c.type, c.name, c.more, r.parent_id
    from (select distinct on (object_id) object_id, level, type, name, more from ${cards}
           where is_active order by object_id, record_id desc) c
    join (select distinct on (object_id) object_id, parent_id from ${relations}
           order by object_id, updated_on desc, record_id desc) r using (object_id)`

/** Makes the address index of a loaded region in tables beside the visible ones, in some minutes at most and flat memory. */
export async function buildIndex(connection: BulkConnection, of: Generation): Promise<IndexTables> {
  const { run } = connection
  const own = await createIndexTables(connection, of.region)
  await run('drop table if exists search_current')
  await run(
    `create temporary table search_current as
     ${currentOf(partitionOf('gar_cards', of), partitionOf('gar_relations', of))}`,
  )
  await run('create index on search_current (object_id)')
  await run('analyze search_current')
  await stagePlaces(connection)
  await stageKeys(connection, 'search_current')
  const objects = indexTable('objects', own)
  await insertObjects(connection, { region: of.region, table: objects, rows: 'search_current', isNew: true })
  await indexObjects(connection, own)
  await run(
    `insert into ${indexTable('places', own)} (region, id, own, other, kinds, words)
     select ${of.region}, w.id, w.own, w.other, w.kinds, array_to_tsvector(w.own || w.other || h.houses)
       from search_place_words w
       join (select place as id, ${HOUSES} as houses from ${objects} group by place) h using (id)`,
  )
  for (const table of ['search_current', 'search_place_words', 'search_texts', 'search_keys'])
    await run(`drop table ${table}`)
  return own
}

/** The houses of one place as its row names them. */
export const HOUSES = `case when count(distinct house) > ${MOST_HOUSES} then array['${ANY_HOUSE}']
  else array_agg(distinct 'h:' || house) end`

interface Insertion {
  readonly region: number
  readonly table: string
  /** Where the objects are read from. */
  readonly rows: string
  /** The table is being filled: its rows are not counted yet. */
  readonly isNew: boolean
}

/** Adds the objects of `rows`: those whose places are staged, then those that are a part of what is in the table. */
export async function insertObjects(
  { run }: BulkConnection,
  { region, table, rows, isNew }: Insertion,
): Promise<void> {
  const insert = (columns: string, parents: string, levels: string) =>
    run(
      `insert into ${table} (region, place, house, house_number, unit, id)
       select ${region}, ${columns}, c.object_id from ${rows} c ${parents}
         join search_texts t on t.is_house = (c.level in (9, 10)) and t.type = c.type and t.name = c.name and t.more = c.more
         join search_keys k on k.id = t.id
        where c.level ${levels}`,
    )
  await insert(
    `p.id, case when t.is_house then k.key else '' end, case when t.is_house then k.number else 0 end,
     case when t.is_house then '' else k.key end`,
    'join search_place_words p on p.id = c.parent_id',
    '> 8',
  )
  const isOwnHouse = `t.is_house and k.key <> ''`
  for (const level of LEVELS_BELOW_OBJECTS) {
    // Else the join is planned for an empty table.
    if (isNew) await run(`analyze ${table}`)
    await insert(
      `h.place, case when ${isOwnHouse} then k.key else h.house end,
       case when ${isOwnHouse} then k.number else h.house_number end,
       case when t.is_house then '' when h.unit = '' then k.key else h.unit || ':' || k.key end`,
      `join ${table} h on h.region = ${region} and h.id = c.parent_id`,
      `= ${level}`,
    )
  }
}
