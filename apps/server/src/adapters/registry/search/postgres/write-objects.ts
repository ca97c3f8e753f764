import { describeObject, type DescribedObject, type StoredObject } from '@proverka/address-search'
import type pg from 'pg'
import { houseLexeme } from './full-text.ts'
import { foldWord } from '../typo-patterns.ts'

/** Objects without a cadastral number; the region 00 of invented ones is the same partition. */
const NO_REGION = 0

/** The cadastral region, by which objects are partitioned. */
const regionOf = ({ number }: DescribedObject): number =>
  number ? Number(number.quarter.slice(0, 2)) : NO_REGION

interface PlaceRow {
  readonly key: string
  readonly own: readonly string[]
  readonly other: readonly string[]
  readonly kinds: number
  readonly houses: Set<string>
  readonly regions: Set<number>
}

/** Adds objects or puts them in the place of those with their ids; a repeat changes nothing. */
export async function writeObjects(pool: pg.Pool, objects: readonly StoredObject[]): Promise<void> {
  const described = objects.map(describeObject)
  const places = new Map<string, PlaceRow>()
  for (const object of described) {
    const { place } = object
    const row = places.get(place.key) ?? { ...place, houses: new Set(), regions: new Set() }
    places.set(place.key, row)
    row.houses.add(houseLexeme(object.house))
    row.regions.add(regionOf(object))
  }
  const regions = new Set(described.map(regionOf))
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const region of regions) {
      await client.query(
        `create table if not exists address_search.objects_${region} partition of address_search.objects for values in (${region})`,
      )
    }
    await deleteFormer(
      client,
      objects.map(({ id }) => id),
    )
    await writeWords(client, places.values())
    const idOf = await writePlaces(client, [...places.values()])
    await client.query(
      `insert into address_search.objects (region, place, house, house_number, unit, id, quarter, parcel, other_number)
       select * from unnest($1::smallint[], $2::integer[], $3::text[], $4::integer[], $5::text[], $6::integer[],
         $7::text[], $8::bigint[], $9::text[])`,
      [
        described.map(regionOf),
        described.map(({ place }) => idOf.get(place.key)),
        described.map(({ house }) => house),
        described.map(({ houseNumber }) => houseNumber),
        described.map(({ unit }) => unit),
        described.map(({ id }) => id),
        described.map(({ number }) => number?.quarter ?? null),
        described.map(({ number }) => number?.parcel ?? null),
        described.map(({ otherNumber }) => otherNumber ?? null),
      ],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/**
 * Deletes what these ids have. Their region is not known, so that each id is looked for in every
 * partition; ids above the highest are new, as all are when the register is read for the first time.
 */
async function deleteFormer(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ highest: number | null }>(
    'select max(id) as highest from address_search.objects',
  )
  const highest = rows[0]?.highest ?? -Infinity
  const former = ids.filter((id) => id <= highest)
  if (former.length > 0) await client.query('delete from address_search.objects where id = any($1)', [former])
}

async function writeWords(client: pg.PoolClient, places: Iterable<PlaceRow>): Promise<void> {
  const words = [...new Set([...places].flatMap(({ own, other }) => [...own, ...other]))]
  await client.query(
    `insert into address_search.words (word, folded) select * from unnest($1::text[], $2::text[])
     on conflict do nothing`,
    [words, words.map((word) => foldWord(word) ?? null)],
  )
}

/** Numbers of the places, which are new or known; known ones learn of new houses and regions. */
async function writePlaces(
  client: pg.PoolClient,
  places: readonly PlaceRow[],
): Promise<ReadonlyMap<string, number>> {
  const json = JSON.stringify(
    places.map(({ houses, regions, ...place }) => ({
      ...place,
      houses: [...houses],
      regions: [...regions],
    })),
  )
  const rows = `jsonb_to_recordset($1::jsonb) as given
    (key text, own text[], other text[], kinds integer, houses text[], regions smallint[])`
  await client.query(
    `insert into address_search.places (key, own, other, kinds, words, regions)
     select key, own, other, kinds, array_to_tsvector(own || other || houses), regions from ${rows}
     on conflict (key) do nothing`,
    [json],
  )
  await client.query(
    `update address_search.places as place
        set words = place.words || array_to_tsvector(given.houses),
            regions = array(select distinct unnest(place.regions || given.regions) order by 1)
       from ${rows}
      where place.key = given.key
        and not (place.regions @> given.regions and tsvector_to_array(place.words) @> given.houses)`,
    [json],
  )
  const known = await client.query<{ id: number; key: string }>(
    'select id, key from address_search.places where key = any($1)',
    [places.map(({ key }) => key)],
  )
  return new Map(known.rows.map(({ id, key }) => [key, id]))
}
