import type { Advert, EstimateError } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import { AREA_SHARE, estimateFrom, FEWEST_COMPARABLES, summariseBackTest } from '@proverka/domain/reports'
import { type FlatInput } from '@proverka/domain/checks'
import type { AppContext } from '../context.ts'
import { presentAdvert } from '../market/present-advert.ts'
import { freshSince } from '../market/market.ts'
import { NEIGHBOURS, type ServiceAdvert } from '../../adapters/sources/market/market-reader.ts'
import { readFlat, type FlatQuestion } from '../market/read-flat.ts'

/** A market price in roubles, and what it rests on. */
interface Estimate {
  readonly flat: FlatInput
  readonly price: number
  readonly price_per_m2: number
  /** Half of the compared adverts are in this range. */
  readonly range: { readonly low: number; readonly high: number }
  /** Adverts compared. */
  readonly count: number
  readonly scope: 'house' | 'district'
  /** How such estimates erred against known sales; null when too few are known. */
  readonly error: EstimateError | null
  /** The cheapest metre first. */
  readonly compared: readonly Advert[]
}

const MOST_COMPARABLES = 1000

/**
 * A market price from the fresh adverts around, of our own tables and of the connected service. Throws what `readFlat`
 * throws, `house/not-found`, `estimate/too-few`, `server/unavailable` when the service does not answer.
 */
export async function estimatePrice(context: AppContext, question: FlatQuestion): Promise<Estimate> {
  const flat = await readFlat(context, question)
  const { houseId, district, flats } = await listAround(context, flat)
  const estimate = estimateFrom(flats, houseId, flat)
  if (!estimate) throw appError('estimate/too-few')
  const { low, middle, high, metre, scope, found, compared } = estimate
  return {
    flat,
    price: middle,
    price_per_m2: metre,
    range: { low, high },
    count: found,
    scope,
    error: await errorOf(context, district ?? NEIGHBOURS),
    compared: compared.map(({ advert }) => advert),
  }
}

/** The flats that an estimate of this one would compare, fewer than it needs as well: the cheapest first. */
export async function listComparables(context: AppContext, question: FlatQuestion) {
  const flat = await readFlat(context, question)
  const { flats } = await listAround(context, flat)
  const alike = flats.filter(({ area }) => Math.abs(area / flat.area - 1) <= AREA_SHARE)
  return {
    flat,
    needed: FEWEST_COMPARABLES,
    adverts: alike.map(({ advert }) => advert).toSorted((left, right) => left.info.price - right.info.price),
  }
}

async function listAround(context: AppContext, { address, area }: FlatInput) {
  const { houseId, district, adverts } = await context.market.locate(address)
  const own = district === undefined ? [] : await listOwn(context, district, area)
  return { houseId, district, flats: [...own, ...adverts].map(toComparable) }
}

/** The fresh adverts of our own tables. */
async function listOwn(
  context: AppContext,
  district: string,
  area: number,
): Promise<readonly ServiceAdvert[]> {
  const rows = await context.queries.adverts.listAdverts(
    {
      district,
      objectType: 'Квартира',
      area1: area * (1 - AREA_SHARE),
      area2: area * (1 + AREA_SHARE),
      seenSince: await freshSince(context),
    },
    MOST_COMPARABLES,
  )
  return rows.map((row) => ({ houseId: row.house_id, advert: presentAdvert(row) }))
}

/** The asked price, without corrections. */
const toComparable = ({ houseId, advert }: ServiceAdvert) => ({
  houseId,
  rooms: advert.info.rooms,
  floor: advert.info.floor,
  area: advert.info.area,
  metre: advert.info.price / advert.info.area,
  advert,
})

async function errorOf({ market }: AppContext, district: string): Promise<EstimateError | null> {
  const test = summariseBackTest(await market.listTested('asked'), district)
  if (!test) return null
  const { tested, median_error, within_10, within_20, district: own } = test
  return { tested, median_error, within_10, within_20, district: own ?? null }
}
