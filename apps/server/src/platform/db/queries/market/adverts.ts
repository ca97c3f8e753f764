import type { AdvertSort } from '@proverka/api/contract'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { AdvertsTable } from '../../schema/market-schema.ts'

export type AdvertRow = Selectable<AdvertsTable>

/** What narrows adverts; bounds are inclusive, prices in kopecks, days like `2026-11-21`. */
export interface AdvertWanted {
  readonly houseId?: number | undefined
  /** Of any of these houses; none of them is no advert at all. */
  readonly houseIds?: readonly number[] | undefined
  readonly district?: string | undefined
  readonly kadNumber?: string | undefined
  readonly objectType?: string | undefined
  readonly rooms?: number | undefined
  readonly idSite?: string | undefined
  readonly area1?: number | undefined
  readonly area2?: number | undefined
  readonly price1?: number | undefined
  readonly price2?: number | undefined
  /** Seen on this day or later. */
  readonly seenSince?: string | undefined
  /** Duplicates of this advert are left out, and it itself. */
  readonly notGroup?: string | undefined
}

/** Ids of one house that a call answers at most. */
const MOST_IDS = 1000
/** Choices that a filter offers at most. */
const MOST_FACETS = 50

/** What comes first, smallest value first, and the newest by the day of listing; equal adverts are ordered by when they were last seen, the latest first. */
const ORDERS: Readonly<Record<AdvertSort, RawBuilder<unknown>>> = {
  newest: sql`listed_on desc`,
  'price-drop': sql`price_kopecks - (
    select first.price_kopecks from advert_prices first where first.advert_id = found.id order by first.day limit 1
  )`,
  price: sql`price_kopecks`,
  metre: sql`price_kopecks / area`,
}

export type AdvertQueries = ReturnType<typeof createAdvertQueries>

export function createAdvertQueries(database: Database) {
  /** One advert of each flat: the first one, if it is among the wanted. */
  const unique = (wanted: AdvertWanted) =>
    database.current
      .selectFrom('adverts')
      .selectAll()
      .distinctOn('group_id')
      .where(conditions(wanted))
      .orderBy('group_id')
      .orderBy(sql`id = group_id`, 'desc')
      .orderBy('id')

  return {
    /** Without duplicates, newest first by default. */
    listAdverts: (wanted: AdvertWanted, limit: number, offset = 0, sort?: AdvertSort): Promise<AdvertRow[]> =>
      database.current
        .selectFrom(unique(wanted).as('found'))
        .selectAll()
        .orderBy(ORDERS[sort ?? 'newest'])
        .orderBy('seen_on', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** All that is wanted in figures: with duplicates, without them, and the prices without them. */
    async summariseAdverts(wanted: AdvertWanted) {
      const total = await database.current
        .selectFrom('adverts')
        .where(conditions(wanted))
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow()
      const figures = await database.current
        .selectFrom(unique(wanted).as('found'))
        .select([
          sql<number>`count(*)::integer`.as('count'),
          sql<number | null>`avg(price_kopecks)::float8`.as('average'),
          sql<number | null>`avg(price_kopecks / area)::float8`.as('averagePerMetre'),
          sql<number | null>`min(price_kopecks)::float8`.as('lowest'),
          sql<number | null>`max(price_kopecks)::float8`.as('highest'),
        ])
        .executeTakeFirstOrThrow()
      return { ...figures, ...total }
    },

    findAdvert: (id: string): Promise<AdvertRow | undefined> =>
      database.current.selectFrom('adverts').selectAll().where('id', '=', id).executeTakeFirst(),

    findIdByUrl: (url: string) =>
      database.current.selectFrom('adverts').select('id').where('url', '=', url).executeTakeFirst(),

    /** The same flat on other sites. */
    listDuplicates: (advert: AdvertRow, limit: number) =>
      database.current
        .selectFrom('adverts')
        .selectAll()
        .where('group_id', '=', advert.group_id)
        .where('id', '<>', advert.id)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** The adverts of flats except those with these ids. */
    listOthersOf: (groups: readonly string[], ids: readonly string[]): Promise<AdvertRow[]> =>
      database.current
        .selectFrom('adverts')
        .selectAll()
        .where('group_id', 'in', [...groups])
        .where('id', 'not in', [...ids])
        .orderBy('id')
        .limit(MOST_IDS)
        .execute(),

    /** What adverts that were seen since a day are of, and the sites that show them, each with one of its addresses. */
    async listFacets(seenSince: string | undefined) {
      const fresh = conditions({ seenSince })
      const types = await database.current
        .selectFrom('adverts')
        .select('object_type')
        .distinct()
        .where(fresh)
        .orderBy('object_type')
        .limit(MOST_FACETS)
        .execute()
      const sites = await database.current
        .selectFrom('adverts')
        .select(['id_site', sql<string>`min(url)`.as('url')])
        .where(fresh)
        .groupBy('id_site')
        .orderBy('id_site')
        .limit(MOST_FACETS)
        .execute()
      return { types: types.map(({ object_type }) => object_type), sites }
    },

    listByIds: (ids: readonly string[]): Promise<AdvertRow[]> =>
      database.current
        .selectFrom('adverts')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute(),

    /** Ids of a house's adverts, newest first, without duplicates. */
    async listIdsOfHouse(houseId: number): Promise<string[]> {
      const rows = await database.current
        .selectFrom(unique({ houseId }).as('found'))
        .select('id')
        .orderBy('seen_on', 'desc')
        .orderBy('id')
        .limit(MOST_IDS)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Prices of several adverts, oldest first. */
    listPrices: (ids: readonly string[]) =>
      database.current
        .selectFrom('advert_prices')
        .selectAll()
        .where('advert_id', 'in', [...ids])
        .orderBy('advert_id')
        .orderBy('day')
        .execute(),

    /** The last day that any advert was seen: the market is known up to it. */
    async findMarketDay(): Promise<string | undefined> {
      const row = await database.current
        .selectFrom('adverts')
        .select('seen_on')
        .orderBy('seen_on', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.seen_on
    },

    /** Mean price of a square metre in kopecks for each of the last months that had adverts, oldest first. */
    async listMonths(wanted: AdvertWanted, lastDay: string, months: number) {
      const { rows } = await sql<{ month: string; price: number; count: number }>`
        select to_char(months.month, 'YYYY-MM') as month,
          avg(latest.price_kopecks / adverts.area)::float8 as price,
          count(*)::integer as count
        from generate_series(
          date_trunc('month', ${lastDay}::timestamp) - ${months - 1} * interval '1 month',
          date_trunc('month', ${lastDay}::timestamp),
          interval '1 month'
        ) as months (month)
        join adverts on adverts.id = adverts.group_id
          and adverts.listed_on < months.month + interval '1 month'
          and adverts.seen_on >= months.month
        join lateral (
          select price_kopecks from advert_prices
          where advert_id = adverts.id and day < months.month + interval '1 month'
          order by day desc limit 1
        ) latest on true
        where ${conditions(wanted)}
        group by months.month
        order by months.month`.execute(database.current)
      return rows
    },
  }
}

function conditions(wanted: AdvertWanted): RawBuilder<boolean> {
  const parts: RawBuilder<boolean>[] = [sql<boolean>`true`]
  const when = <Value>(value: Value | undefined, condition: (given: Value) => RawBuilder<boolean>) => {
    if (value !== undefined && value !== '') parts.push(condition(value))
  }
  when(wanted.houseId, (id) => sql`adverts.house_id = ${id}`)
  when(wanted.houseIds, (ids) => sql`adverts.house_id = any(${[...ids]}::integer[])`)
  when(
    wanted.district,
    (district) => sql`adverts.house_id in (select houses.id from houses where houses.district = ${district})`,
  )
  when(wanted.kadNumber, (number) => sql`adverts.kad_number = ${number}`)
  when(wanted.objectType, (type) => sql`lower(adverts.object_type) = lower(${type})`)
  when(wanted.rooms, (rooms) => sql`adverts.rooms = ${rooms}`)
  when(wanted.idSite, (site) => sql`adverts.id_site = ${site}`)
  when(wanted.area1, (area) => sql`adverts.area >= ${area}`)
  when(wanted.area2, (area) => sql`adverts.area <= ${area}`)
  when(wanted.price1, (price) => sql`adverts.price_kopecks >= ${price}`)
  when(wanted.price2, (price) => sql`adverts.price_kopecks <= ${price}`)
  when(wanted.seenSince, (day) => sql`adverts.seen_on >= ${day}`)
  when(wanted.notGroup, (group) => sql`adverts.group_id <> ${group}`)
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}
