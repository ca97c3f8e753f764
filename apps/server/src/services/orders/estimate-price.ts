import { toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { AdvertRow } from '../../db/queries/adverts.ts'
import { findHouse } from '../market/find-house.ts'
import { freshSince } from '../market/market.ts'

/** The flat to estimate; area in square metres. */
export interface EstimateInput {
  readonly address: string
  readonly area: number
  readonly rooms?: number | undefined
  readonly floor?: number | undefined
}

/** Roubles, and what they rest on. */
export interface Estimate {
  readonly price: number
  readonly price_per_m2: number
  /** Half of the compared adverts lie within. */
  readonly range: { readonly low: number; readonly high: number }
  /** Adverts compared. */
  readonly count: number
  readonly scope: 'house' | 'district'
}

/** With the adverts it was made from, cheapest metre first. */
export interface EstimateOf<One> extends Estimate {
  readonly compared: readonly One[]
}

export type Comparable = Pick<AdvertRow, 'house_id' | 'rooms' | 'floor' | 'area' | 'price_kopecks'>

/** Fewer adverts say nothing about a price. */
export const ENOUGH = 5
/** Flats whose area differs by more have another price of a metre. */
const AREA_SHARE = 0.3
const MOST_COMPARABLES = 1000
const ROUND_TO = 1000

/** A market price from the fresh adverts around. Throws `house/not-found`, `estimate/too-few`. */
export async function estimatePrice(
  context: AppContext,
  input: EstimateInput,
): Promise<EstimateOf<AdvertRow>> {
  const house = await findHouse(context, input.address)
  const comparables = await context.queries.adverts.listAdverts(
    {
      district: house.district,
      objectType: 'Квартира',
      area1: input.area * (1 - AREA_SHARE),
      area2: input.area * (1 + AREA_SHARE),
      seenSince: await freshSince(context),
    },
    MOST_COMPARABLES,
  )
  const estimate = estimateFrom(comparables, house.id, input)
  if (!estimate) throw appError('estimate/too-few')
  return estimate
}

/**
 * The median price of a metre in the narrowest circle that has enough adverts: the house before its surroundings, as
 * many rooms and a like floor before any. Nothing is added to it and nothing taken away.
 */
export function estimateFrom<One extends Comparable>(
  comparables: readonly One[],
  houseId: number,
  { area, rooms, floor }: Omit<EstimateInput, 'address'>,
): EstimateOf<One> | undefined {
  const inHouse = (one: Comparable) => one.house_id === houseId
  const sameRooms = (one: Comparable) => rooms === undefined || one.rooms === rooms
  // What sets a floor apart is whether it is the ground floor.
  const likeFloor = (one: Comparable) => floor === undefined || (one.floor === 1) === (floor === 1)
  const circles = [
    [inHouse, sameRooms, likeFloor],
    [inHouse, sameRooms],
    [inHouse],
    [sameRooms, likeFloor],
    [sameRooms],
    [],
  ]
  for (const circle of circles) {
    const found = comparables.filter((one) => circle.every((fits) => fits(one)))
    if (found.length < ENOUGH) continue
    const compared = found.toSorted((left, right) => metreOf(left) - metreOf(right))
    const perMetre = compared.map(metreOf)
    const priceAt = (share: number) => Math.round((quantile(perMetre, share) * area) / ROUND_TO) * ROUND_TO
    return {
      price: priceAt(0.5),
      price_per_m2: Math.round(quantile(perMetre, 0.5)),
      range: { low: priceAt(0.25), high: priceAt(0.75) },
      count: found.length,
      compared,
      scope: circle.includes(inHouse) ? 'house' : 'district',
    }
  }
  return undefined
}

/** Roubles for a square metre. */
const metreOf = (one: Comparable) => toRoubles(one.price_kopecks) / one.area

/** The value below which `share` of the sorted numbers lie, between neighbours in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? NaN
  const above = sorted[Math.ceil(place)] ?? NaN
  return below + (above - below) * (place - Math.floor(place))
}
