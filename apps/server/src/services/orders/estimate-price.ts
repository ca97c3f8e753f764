import type { Advert } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import { AREA_SHARE, estimateFrom, type FlatInput } from '@proverka/domain/reports'
import type { AppContext } from '../../context.ts'
import { presentAdvert } from '../../presenters/advert.ts'
import { freshSince } from '../market/market.ts'
import type { ServiceAdvert } from '../market/market-reader.ts'

/** A market price in roubles, and what it rests on. */
interface Estimate {
  readonly price: number
  readonly price_per_m2: number
  /** Half of the compared adverts are in this range. */
  readonly range: { readonly low: number; readonly high: number }
  /** Adverts compared. */
  readonly count: number
  readonly scope: 'house' | 'district'
  /** The cheapest metre first. */
  readonly compared: readonly Advert[]
}

const MOST_COMPARABLES = 1000

/**
 * A market price from the fresh adverts around, of our own tables and of the connected service. Throws
 * `house/not-found`, `estimate/too-few`, `server/unavailable` when the service does not answer.
 */
export async function estimatePrice(context: AppContext, input: FlatInput): Promise<Estimate> {
  const { houseId, district, adverts } = await context.market.locate(input.address)
  const own = district === undefined ? [] : await listOwn(context, district, input.area)
  const estimate = estimateFrom([...own, ...adverts].map(toComparable), houseId, input)
  if (!estimate) throw appError('estimate/too-few')
  const { low, middle, high, metre, scope, found, compared } = estimate
  return {
    price: middle,
    price_per_m2: metre,
    range: { low, high },
    count: found,
    scope,
    compared: compared.map(({ advert }) => advert),
  }
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

/** What is asked, as it stands: nothing is added to it and nothing taken away. */
const toComparable = ({ houseId, advert }: ServiceAdvert) => ({
  houseId,
  rooms: advert.info.rooms,
  floor: advert.info.floor,
  area: advert.info.area,
  metre: advert.info.price / advert.info.area,
  advert,
})
