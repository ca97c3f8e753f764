import type { PriceStep } from '@proverka/domain/property'

/** Where the highest and the lowest price lie, and a price that never changed; shares of the height. */
const HIGH = 0.18
const LOW = 0.8
const LEVEL = 0.53

/**
 * Stairs from the first price to the last one: across is time up to `until`, the day of the last visit, up is the price.
 * Empty without a price.
 */
export function ladderPath(
  steps: readonly PriceStep[],
  until: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const [first] = steps
  if (!first) return ''
  const prices = steps.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const start = Date.parse(first.day)
  const span = Math.max(1, Date.parse(until) - start)
  const x = ({ day }: PriceStep) => round((Math.min(1, (Date.parse(day) - start) / span) || 0) * width)
  const y = ({ price }: PriceStep) =>
    round((high === low ? LEVEL : HIGH + ((high - price) / (high - low)) * (LOW - HIGH)) * height)
  const stairs = steps.slice(1).map((step) => `H${x(step)}V${y(step)}`)
  return `M0 ${y(first)}${stairs.join('')}H${width}`
}

const round = (value: number) => Math.round(value * 10) / 10
