import { toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { AREA_SHARE, estimateFrom, type FlatInput } from '@proverka/domain/reports'
import type { AppContext } from '../../context.ts'
import type { AdvertRow } from '../../db/queries/adverts.ts'
import { findHouse } from '../market/find-house.ts'
import { freshSince } from '../market/market.ts'

/** A market price in roubles, and what it rests on. */
interface Estimate {
  readonly price: number
  readonly price_per_m2: number
  /** Half of the compared adverts lie within. */
  readonly range: { readonly low: number; readonly high: number }
  /** Adverts compared. */
  readonly count: number
  readonly scope: 'house' | 'district'
  /** The cheapest metre first. */
  readonly compared: readonly AdvertRow[]
}

const MOST_COMPARABLES = 1000

/** A market price from the fresh adverts around. Throws `house/not-found`, `estimate/too-few`. */
export async function estimatePrice(context: AppContext, input: FlatInput): Promise<Estimate> {
  const house = await findHouse(context, input.address)
  const adverts = await context.queries.adverts.listAdverts(
    {
      district: house.district,
      objectType: 'Квартира',
      area1: input.area * (1 - AREA_SHARE),
      area2: input.area * (1 + AREA_SHARE),
      seenSince: await freshSince(context),
    },
    MOST_COMPARABLES,
  )
  const estimate = estimateFrom(adverts.map(toComparable), house.id, input)
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

/** What is asked, as it stands: nothing is added to it and nothing taken away. */
const toComparable = (advert: AdvertRow) => ({
  houseId: advert.house_id,
  rooms: advert.rooms,
  floor: advert.floor,
  area: advert.area,
  metre: toRoubles(advert.price_kopecks) / advert.area,
  advert,
})
