import { linearScale } from '../plot/linear-scale.ts'
import { valueTicks } from '../plot/value-ticks.ts'

/** Side of the square around a sign, px. */
export const SIGN_SIZE = 24
const GAP = 4
const EDGE = 16

/** A flat on a ruler of prices. */
export interface PriceRulerMark {
  /** One sign, the same as in the table under the ruler. */
  sign: string
  price: number
  /** Whether it is within the range. */
  isInside: boolean
}

/** Prices of a ruler, in one unit. */
export interface RulerPrices {
  readonly low: number
  readonly middle: number
  readonly high: number
  readonly marks: readonly number[]
}

/** The horizontal positions of all parts, px; a mark that would overlap another one moves to another lane. */
export function rulerGeometry({ low, middle, high, marks }: RulerPrices, width: number) {
  const ends = [low, high, ...marks]
  const ticks = valueTicks(Math.min(...ends), Math.max(...ends), Math.max(3, Math.floor(width / 130)))
  const at = linearScale([ticks[0] ?? low, ticks.at(-1) ?? high], [EDGE, width - EDGE])
  const lanes: number[] = []
  const placed = marks
    .map((value, index) => ({ index, x: at(value) }))
    .toSorted((one, other) => one.x - other.x)
    .map(({ index, x }) => {
      const free = lanes.findIndex((taken) => x - taken >= SIGN_SIZE + GAP)
      const lane = free < 0 ? lanes.length : free
      lanes[lane] = x
      return { index, x, lane }
    })
  return {
    ticks: ticks.map((value) => ({ value, x: at(value) })),
    band: { x: at(low), width: at(high) - at(low) },
    middle: at(middle),
    marks: placed.toSorted((one, other) => one.index - other.index),
    lanes: lanes.length,
  }
}
