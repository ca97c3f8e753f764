import type { MarketFact } from '@proverka/domain/reports'
import { toRoubles } from '@proverka/domain'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** Which part of the market is read; days are ISO. */
export interface MarketPart {
  /** Absent: all districts. */
  readonly district?: string
  /** Seen or sold on this day or later. */
  readonly since: string
  /** Adverts and sales at most, of each, the latest ones. */
  readonly most: number
}

interface FactRow extends Omit<MarketFact, 'kind' | 'prices' | 'houseId'> {
  readonly house_id: number
  readonly prices: readonly (readonly [day: string, kopecks: number])[]
}

export type MarketFactQueries = ReturnType<typeof createMarketFactQueries>

/** Prices of flats as valuations compare them. */
export function createMarketFactQueries(database: Database) {
  return {
    /** Adverts without their duplicates, each with its prices, and known sales. */
    async listFacts({ district, since, most }: MarketPart): Promise<readonly MarketFact[]> {
      const inDistrict = district === undefined ? sql`true` : sql`houses.district = ${district}`
      const adverts = await sql<FactRow>`
        select adverts.id, adverts.house_id, houses.district, houses.address, adverts.rooms, adverts.floor,
          adverts.area, coalesce(substring(adverts.url from '^https?://([^/]+)'), 'объявления') as source, adverts.seen_on as until,
          coalesce(
            (
              select json_agg(json_build_array(day, price_kopecks) order by day)
              from advert_prices where advert_id = adverts.id
            ),
            json_build_array(json_build_array(adverts.listed_on, adverts.price_kopecks))
          ) as prices
        from adverts
        join houses on houses.id = adverts.house_id
        where adverts.id = adverts.group_id and lower(adverts.object_type) = 'квартира'
          and adverts.seen_on >= ${since} and ${inDistrict}
        order by adverts.seen_on desc, adverts.id
        limit ${most}`.execute(database.current)
      const deals = await sql<FactRow>`
        select 'sale-' || flat_sales.flat_id || '-' || flat_sales.sold_on as id, house_flats.house_id, houses.district,
          houses.address, 'история продаж' as source, house_flats.rooms, house_flats.floor, house_flats.area, flat_sales.sold_on as until,
          json_build_array(json_build_array(flat_sales.sold_on, flat_sales.price_kopecks)) as prices
        from flat_sales
        join house_flats on house_flats.id = flat_sales.flat_id
        join houses on houses.id = house_flats.house_id
        where house_flats.area is not null and flat_sales.sold_on >= ${since} and ${inDistrict}
        order by flat_sales.sold_on desc, flat_sales.flat_id
        limit ${most}`.execute(database.current)
      return [...adverts.rows.map(toFact('advert')), ...deals.rows.map(toFact('deal'))]
    },
  }
}

const toFact =
  (kind: MarketFact['kind']) =>
  ({ house_id, prices, ...row }: FactRow): MarketFact => ({
    ...row,
    kind,
    houseId: house_id,
    prices: prices.map(([day, kopecks]) => ({ day, price: toRoubles(kopecks) })),
  })
