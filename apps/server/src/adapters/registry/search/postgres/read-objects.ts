import type {
  HousePattern,
  NumberBeginning,
  NumberParts,
  RemoteObject,
  RemotePlace,
  UnitPattern,
} from '@proverka/address-search'
import { quarterText } from '../quarter-text.ts'
import type { SearchTables } from './search-tables.ts'

const LETTERS = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
/** Most numbers of one quarter that are scanned for a suggestion. */
const SCAN_LIMIT = 5000

/** A pattern once for each region in which its place has objects: no other partition is looked at. */
const inRegions = <Pattern extends { readonly place: RemotePlace }>(patterns: readonly Pattern[]) =>
  patterns.flatMap((pattern) => pattern.place.partitions.map((region) => ({ ...pattern, region })))

const regionsOf = (rows: readonly { readonly region: number }[]) => [
  ...new Set(rows.map((row) => row.region)),
]

/** At most `limit` objects of each pattern: that of the house itself first, then in the order of ids. */
export async function findUnits(
  tables: SearchTables,
  patterns: readonly UnitPattern[],
  limit: number,
): Promise<readonly RemoteObject[]> {
  const named = inRegions(patterns.filter(({ house }) => house !== undefined))
  const unnamed = inRegions(patterns.filter(({ house }) => house === undefined))
  const ask = async (rows: typeof named, house: string): Promise<readonly RemoteObject[]> => {
    if (rows.length === 0) return []
    const found = await tables.run(
      `select object.*
         from unnest($1::smallint[], $2::bigint[], $3::text[], $4::text[], $5::boolean[])
           as asked (region, place, house, unit, beginning)
        cross join lateral (
          select id, place, house, unit from ${tables.objects} as object
           where object.region = any($6::smallint[]) and object.region = asked.region
             and object.place = asked.place ${house}
             and (asked.unit = '' or object.unit = asked.unit
               or starts_with(object.unit, asked.unit || case when asked.beginning then '' else ':' end)
               or ltrim(object.unit, '${LETTERS}') = asked.unit and asked.unit ~ '^[0-9]' and not asked.beginning)
           order by asked.house is null and object.house <> '', object.unit <> asked.unit, object.id limit $7) as object`,
      [
        rows.map(({ region }) => region),
        rows.map(({ place }) => place.id),
        rows.map((row) => row.house ?? null),
        rows.map(({ unit }) => unit),
        rows.map(({ isBeginning }) => isBeginning),
        regionsOf(rows),
        limit,
      ],
    )
    return found.rows as RemoteObject[]
  }
  return [...(await ask(named, 'and object.house = asked.house')), ...(await ask(unnamed, ''))]
}

/** At most `limit` houses of each pattern in the order of numbers: the object of the house itself and the first ones. */
export async function findHouses(
  tables: SearchTables,
  patterns: readonly HousePattern[],
  limit: number,
): Promise<readonly RemoteObject[]> {
  const rows = inRegions(patterns)
  const found = await tables.run(
    `select object.id, house.place, house.house, object.unit
       from unnest($1::smallint[], $2::bigint[], $3::text[]) as asked (region, place, beginning)
      cross join lateral (
        select region, place, house, house_number, min(id) as first from ${tables.objects} as object
         where object.region = any($4::smallint[]) and object.region = asked.region
           and object.place = asked.place and starts_with(object.house, asked.beginning)
         group by region, place, house, house_number order by house_number, first limit $5) as house
      cross join lateral (
        select id, unit from ${tables.objects} as object
         where object.region = any($4::smallint[]) and object.region = house.region
           and object.place = house.place and object.house = house.house
         order by unit <> '', id limit 2) as object
      order by house.first, object.id`,
    [
      rows.map(({ region }) => region),
      rows.map(({ place }) => place.id),
      rows.map(({ beginning }) => beginning),
      regionsOf(rows),
      limit,
    ],
  )
  return found.rows as RemoteObject[]
}

/** The earliest object of each place. */
export async function findFirstObjects(
  tables: SearchTables,
  places: readonly RemotePlace[],
): Promise<readonly RemoteObject[]> {
  const rows = inRegions(places.map((place) => ({ place })))
  const found = await tables.run(
    `select object.* from unnest($1::smallint[], $2::bigint[]) as asked (region, place)
      cross join lateral (
        select id, place, house, unit from ${tables.objects} as object
         where object.region = any($3::smallint[]) and object.region = asked.region and object.place = asked.place
         order by id limit 1) as object
      order by id`,
    [rows.map(({ region }) => region), rows.map(({ place }) => place.id), regionsOf(rows)],
  )
  return found.rows as RemoteObject[]
}

/** Ids of the objects of any of the numbers. */
export async function findByNumber(
  tables: SearchTables,
  numbers: readonly NumberParts[],
): Promise<readonly number[]> {
  const found = await tables.run(
    `select id from ${tables.objects}
      where region = any($1::smallint[])
        and (quarter, parcel) in (select * from unnest($2::text[], $3::bigint[])) order by id`,
    [
      [...new Set(numbers.map(({ quarter }) => Number(quarter.slice(0, 2))))],
      numbers.map(({ quarter }) => quarter),
      numbers.map(({ parcel }) => parcel),
    ],
  )
  return (found.rows as { id: number }[]).map(({ id }) => id)
}

/** Ids of the objects of an old or conditional number. */
export async function findByOtherNumber(tables: SearchTables, number: string): Promise<readonly number[]> {
  const found = await tables.run(
    `select id from ${tables.objects} where region = 0 and other_number = $1 order by id`,
    [number],
  )
  return (found.rows as { id: number }[]).map(({ id }) => id)
}

/** Ids of objects whose number goes on so, in the order of numbers. */
export async function findNumbersFrom(
  tables: SearchTables,
  { quarter, parcel }: NumberBeginning,
  limit: number,
): Promise<readonly number[]> {
  const colons = quarterText(quarter)
  const region = Number(quarter.slice(0, 2))
  const found = await tables.run(
    parcel === undefined
      ? `select id from ${tables.objects}
          where region = $1 and quarter >= $2 and quarter < $2 || chr(1114111) and $3 = ''
          order by quarter, parcel limit $4`
      : `select id from (
           select id, parcel from ${tables.objects} where region = $1 and quarter = $2 limit ${SCAN_LIMIT}) as object
          where starts_with(parcel::text, $3) order by parcel limit $4`,
    [region, colons, parcel ?? '', limit],
  )
  return (found.rows as { id: number }[]).map(({ id }) => id)
}
