import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { currentOf, HOUSES, insertObjects } from './build-index.ts'
import { stageKeys, stagePlaces } from './stage-region.ts'

/**
 * Reads again what a release of changes has touched, in its transaction: the objects whose ids `changed` selects, and all that
 * is below them: the flats of a house that has moved, the houses of a renamed street.
 */
export async function updateIndex(
  connection: BulkConnection,
  region: number,
  changed: string,
): Promise<void> {
  const { run } = connection
  const { rows } = await run('select 1 from register.search_regions where region = $1', [region])
  if (rows.length === 0) return
  const below = `
    with recursive below as (
      select object_id from (${changed}) changed
      union
      select r.object_id from register.gar_relations r join below b on r.parent_id = b.object_id where r.region = ${region})
    select object_id from below`
  await replace(connection, 'search_below', below)
  // Their steps up to the region, by which they are named.
  const around = `
    with recursive around as (
      select object_id from search_below
      union
      select r.parent_id from register.gar_relations r join around a on r.object_id = a.object_id where r.region = ${region})
    select object_id from around`
  await replace(connection, 'search_around', around)
  const visible = (table: string, ids: string) =>
    `(select g.* from register.${table} g where g.region = ${region} and g.object_id in (select object_id from ${ids})) g`
  await replace(
    connection,
    'search_current',
    currentOf(visible('gar_cards', 'search_around'), visible('gar_relations', 'search_around')),
  )
  await replace(
    connection,
    'search_rows',
    'select c.* from search_current c join search_below b using (object_id)',
  )
  await stagePlaces(connection)
  await stageKeys(connection, 'search_rows')
  await replace(
    connection,
    'search_former',
    `select distinct place as id from register.search_objects
      where region = ${region} and id in (select object_id from search_below)`,
  )
  await run(
    `delete from register.search_objects where region = ${region} and id in (select object_id from search_below)`,
  )
  await insertObjects(connection, {
    region,
    table: 'register.search_objects',
    rows: 'search_rows',
    isNew: false,
  })
  await renewPlaces(connection, region)
  await run(
    `update register.search_regions set objects = (select count(*) from register.search_objects where region = $1),
       indexed_at = now() where region = $1`,
    [region],
  )
  for (const table of TABLES) await run(`drop table ${table}`)
}

const TABLES = [
  'search_below',
  'search_around',
  'search_current',
  'search_rows',
  'search_place_words',
  'search_texts',
  'search_keys',
  'search_former',
  'search_renewed',
]

/** Rows of the places that have changed, or have other houses now; those without any object have none. */
async function renewPlaces(connection: BulkConnection, region: number): Promise<void> {
  const { run } = connection
  const houses = `(select ${HOUSES} from register.search_objects o where o.region = ${region} and o.place = a.id)`
  await replace(
    connection,
    'search_renewed',
    `select a.id, coalesce(w.own, p.own) as own, coalesce(w.other, p.other) as other, coalesce(w.kinds, p.kinds) as kinds,
            ${houses} as houses
       from (select id from search_former
             union select object_id from search_below
             union select o.place from register.search_objects o join search_below b on b.object_id = o.id
                    where o.region = ${region}) a
       left join search_place_words w on w.id = a.id
       left join register.search_places p on p.region = ${region} and p.id = a.id
         and p.id not in (select object_id from search_below)
      where coalesce(w.id, p.id) is not null`,
  )
  await run(
    `delete from register.search_places where region = ${region}
       and (id in (select id from search_renewed) or id in (select object_id from search_below))`,
  )
  await run(
    `insert into register.search_places (region, id, own, other, kinds, words)
     select ${region}, id, own, other, kinds, array_to_tsvector(own || other || houses)
       from search_renewed where houses is not null`,
  )
}

async function replace({ run }: BulkConnection, table: string, query: string): Promise<void> {
  await run(`drop table if exists ${table}`)
  await run(`create temporary table ${table} as ${query}`)
  await run(`analyze ${table}`)
}
