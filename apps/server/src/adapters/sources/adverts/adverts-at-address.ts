import {
  ADVERTS_BY_ADDRESS_LIMIT,
  type Advert,
  type AdvertFilter,
  type advertListSchema,
  type AdvertSort,
} from '@proverka/api/contract'
import { PAGE_SIZE } from '@proverka/domain/orders'
import type { InferOutput } from 'valibot'

type AdvertList = InferOutput<typeof advertListSchema>

interface Part {
  readonly filter: AdvertFilter
  readonly sort?: AdvertSort | undefined
  readonly offset: number
}

/**
 * The list of an address out of the calls that know one: the service's own list has no such filter (CALL-140), so the ids of
 * the address and their first 100 adverts are asked for (ADVERT-12) and narrowed here. `facets` is the list without a
 * filter: its last day, kinds and sites. Such adverts come without the history of their prices and without duplicates.
 */
export function advertsAtAddress(
  adverts: readonly Advert[],
  facets: AdvertList,
  { filter, sort = 'newest', offset }: Part,
): AdvertList {
  const found = adverts
    .slice(0, ADVERTS_BY_ADDRESS_LIMIT)
    .filter((advert) => fits(advert, filter))
    .toSorted(ORDERS[sort])
  const prices = found.map(({ info }) => info.price)
  return {
    adverts_list: found.slice(offset, offset + PAGE_SIZE),
    unique: found.length,
    info: {
      ...facets.info,
      total: found.length,
      average_price: prices.length > 0 ? Math.round(sumOf(prices) / prices.length) : null,
      lowest_price: prices.length > 0 ? Math.min(...prices) : null,
      highest_price: prices.length > 0 ? Math.max(...prices) : null,
    },
    duplicates: [],
    prices: [],
  }
}

/** A fall of the price is not known of these adverts: the latest come first, as without an order. */
const newest = (left: Advert, right: Advert) => right.info.seen_on.localeCompare(left.info.seen_on)
const ORDERS: Readonly<Record<AdvertSort, (left: Advert, right: Advert) => number>> = {
  newest,
  'price-drop': newest,
  price: (left, right) => left.info.price - right.info.price,
  metre: (left, right) => left.info.price_per_m2 - right.info.price_per_m2,
}

function fits({ info }: Advert, filter: AdvertFilter): boolean {
  const { area1 = 0, area2 = Infinity, price1 = 0, price2 = Infinity, object_type, rooms, id_site } = filter
  return (
    info.area >= area1 &&
    info.area <= area2 &&
    info.price >= price1 &&
    info.price <= price2 &&
    (!object_type || info.object_type.toLowerCase() === object_type.toLowerCase()) &&
    (rooms === undefined || info.rooms === rooms) &&
    (!id_site || info.id_site === id_site)
  )
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
