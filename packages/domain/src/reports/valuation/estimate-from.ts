import { quantile } from './quantile.ts'

/** A flat whose price is asked for; area in square metres. */
export interface FlatFeatures {
  readonly area: number
  readonly rooms?: number | undefined
  readonly floor?: number | undefined
}

/** A flat with a known price, as estimates compare it. */
export interface Comparable {
  readonly houseId: number
  readonly rooms: number | null
  readonly floor: number | null
  readonly area: number
  /** Roubles of a square metre. */
  readonly metre: number
}

/** A range of prices in roubles, and what it rests on. */
export interface EstimateOf<One> {
  /** The interquartile range of the compared flats, scaled to the area of the flat. */
  readonly low: number
  readonly high: number
  readonly middle: number
  readonly metre: number
  readonly scope: 'house' | 'district'
  /** Like flats in the circle that was taken. */
  readonly found: number
  /** Those that were compared, the cheapest metre first. */
  readonly compared: readonly One[]
}

/** Fewer flats say nothing about a price. */
export const FEWEST_COMPARABLES = 5
/** Flats whose area differs by more have another price of a metre. */
export const AREA_SHARE = 0.3
/** A flat at the very limit is not left out by how binary fractions are rounded; square metres. */
const ROUNDING = 1e-6
/** Roubles that a price of a whole flat is rounded to. */
export const ROUND_TO = 1000

/**
 * The quartiles of the price of a metre in the narrowest circle that has enough flats: the house before its surroundings,
 * as many rooms and a like floor before any. Of a larger circle the `most` flats of the nearest area are taken. Undefined
 * when there is too little to compare.
 */
export function estimateFrom<One extends Comparable>(
  comparables: readonly One[],
  houseId: number,
  { area, rooms, floor }: FlatFeatures,
  most = Infinity,
): EstimateOf<One> | undefined {
  const inHouse = (one: Comparable) => one.houseId === houseId
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
  const alike = comparables.filter((one) => Math.abs(one.area - area) <= AREA_SHARE * area + ROUNDING)
  for (const circle of circles) {
    const found = alike.filter((one) => circle.every((fits) => fits(one)))
    if (found.length < FEWEST_COMPARABLES) continue
    const compared = nearest(found, area, most).toSorted((left, right) => left.metre - right.metre)
    const metres = compared.map(({ metre }) => metre)
    const priceAt = (share: number) => Math.round((quantile(metres, share) * area) / ROUND_TO) * ROUND_TO
    return {
      low: priceAt(0.25),
      middle: priceAt(0.5),
      high: priceAt(0.75),
      metre: Math.round(quantile(metres, 0.5)),
      scope: circle.includes(inHouse) ? 'house' : 'district',
      found: found.length,
      compared,
    }
  }
  return undefined
}

function nearest<One extends Comparable>(found: readonly One[], area: number, most: number): readonly One[] {
  if (found.length <= most) return found
  const distance = (one: Comparable) => Math.abs(Math.log(one.area / area))
  return found.toSorted((left, right) => distance(left) - distance(right)).slice(0, most)
}
