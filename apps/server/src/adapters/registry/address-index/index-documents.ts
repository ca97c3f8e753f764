import { describeObject } from '@proverka/address-search'
import type { RunStatement } from '../../../platform/db/dump-connection.ts'
import { HOUSES } from './build-index.ts'
import { RULES_VERSION } from './index-tables.ts'
import { writeWords } from './stage-region.ts'

/** The region of the search tables that holds what documents say; GAR has none with that code. */
export const DOCUMENTS_REGION = -1

/** Numbers that are read and written at once. */
const NUMBERS_AT_ONCE = 1000

/**
 * Brings the search up to date with what documents say of some numbers now, in the transaction of the caller: each is found by the
 * address of its newest document, those that no document names any more are gone.
 */
export async function indexNumbers(run: RunStatement, numbers: readonly string[]): Promise<void> {
  // In one order, so that two transactions wait for each other in turn.
  const ordered = [...new Set(numbers)].toSorted()
  for (let from = 0; from < ordered.length; from += NUMBERS_AT_ONCE)
    await indexSome(run, ordered.slice(from, from + NUMBERS_AT_ONCE))
}

/** All numbers of all documents, where they were read by former rules; answers whether they were. */
export async function indexDocuments(run: RunStatement): Promise<boolean> {
  const { rows } = await run('select 1 from register.search_regions where region = $1 and version = $2', [
    DOCUMENTS_REGION,
    RULES_VERSION,
  ])
  if (rows.length > 0) return false
  for (let after = ''; ;) {
    const { rows: found } = await run(
      'select number from register.number_ids where number > $1 order by number limit $2',
      [after, NUMBERS_AT_ONCE],
    )
    const numbers = (found as { number: string }[]).map(({ number }) => number)
    const last = numbers.at(-1)
    if (last === undefined) break
    await indexNumbers(run, numbers)
    after = last
  }
  await run('update register.search_regions set version = $2, indexed_at = now() where region = $1', [
    DOCUMENTS_REGION,
    RULES_VERSION,
  ])
  return true
}

async function indexSome(run: RunStatement, numbers: readonly string[]): Promise<void> {
  const { rows } = await run(
    `delete from register.search_objects where region = ${DOCUMENTS_REGION}
        and id in (select id from register.number_ids where number = any($1::text[])) returning place`,
    [[...numbers]],
  )
  const former = (rows as { place: number }[]).map(({ place }) => place)
  const { rows: addressed } = await run(
    `select distinct on (r.number) n.id, r.number, r.address
       from register.records r
       join register.documents d on d.id = r.document_id
       join register.number_ids n on n.number = r.number
      where r.number = any($1::text[]) and r.address <> ''
      order by r.number, d.day desc, r.id`,
    [[...numbers]],
  )
  const objects = (addressed as { id: number; number: string; address: string }[])
    .map(describeObject)
    .filter(({ place }) => place.own.length > 0)
  const places = new Map(objects.map(({ place }) => [place.key, place]))
  const placeIds = await takePlaces(run, [...places.keys()].toSorted())
  await writeWords(run, [...new Set([...places.values()].flatMap(({ own, other }) => [...own, ...other]))])
  await run(
    `insert into register.search_objects (region, place, house, house_number, unit, id)
     select ${DOCUMENTS_REGION}, * from unnest($1::bigint[], $2::text[], $3::int[], $4::text[], $5::bigint[])`,
    [
      objects.map(({ place }) => placeIds.get(place.key)),
      objects.map(({ house }) => house),
      objects.map(({ houseNumber }) => Math.min(houseNumber, MOST_NUMBER)),
      objects.map(({ unit }) => unit),
      objects.map(({ id }) => id),
    ],
  )
  await renewPlaces(run, [...places.values()], placeIds, former)
}

const MOST_NUMBER = 2_147_483_647

/** The ids of places by their keys; their rows are locked until the end of the transaction. */
async function takePlaces(run: RunStatement, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await run(
    `insert into register.document_places (key) select * from unnest($1::text[])
       on conflict (key) do update set key = excluded.key returning key, id`,
    [[...keys]],
  )
  return new Map((rows as { key: string; id: number }[]).map(({ key, id }) => [key, id]))
}

/** Rows of places name the houses that they have now; those without any object are gone. */
async function renewPlaces(
  run: RunStatement,
  places: readonly ReturnType<typeof describeObject>['place'][],
  ids: ReadonlyMap<string, number>,
  former: readonly number[],
): Promise<void> {
  const houses = (place: string) =>
    `(select ${HOUSES} from register.search_objects o where o.region = ${DOCUMENTS_REGION} and o.place = ${place})`
  for (const { key, own, other, kinds } of places)
    await run(
      `insert into register.search_places (region, id, own, other, kinds, words)
       values (${DOCUMENTS_REGION}, $1, $2, $3, $4, array_to_tsvector($2::text[] || $3::text[] || ${houses('$1')}))
       on conflict (region, id) do update set words = excluded.words`,
      [ids.get(key), own, other, kinds],
    )
  const touched = new Set(ids.values())
  const others = [...new Set(former)].filter((id) => !touched.has(id))
  if (others.length === 0) return
  await run(
    `delete from register.search_places p where region = ${DOCUMENTS_REGION} and id = any($1::bigint[])
        and not exists (select from register.search_objects o where o.region = ${DOCUMENTS_REGION} and o.place = p.id)`,
    [others],
  )
  await run(
    `update register.search_places p set words = array_to_tsvector(own || other || ${houses('p.id')})
      where region = ${DOCUMENTS_REGION} and id = any($1::bigint[])`,
    [others],
  )
}
