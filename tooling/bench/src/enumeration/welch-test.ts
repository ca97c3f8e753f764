/** How far two samples of times differ. */
export interface WelchTest {
  /** Difference of the means, first minus second. */
  readonly difference: number
  readonly t: number
  /** Chance of a difference at least as large if there were none; two-sided. */
  readonly p: number
}

/** Compares the means of two large samples of unequal variance; from some hundred values on, t is distributed normally. */
export function welchTest(first: readonly number[], second: readonly number[]): WelchTest {
  const [a, b] = [momentsOf(first), momentsOf(second)]
  const difference = a.mean - b.mean
  const t = difference / Math.sqrt(a.variance / first.length + b.variance / second.length)
  return { difference, t, p: complementaryError(Math.abs(t) / Math.SQRT2) }
}

function momentsOf(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / (values.length - 1) }
}

const STEPS = 2000
/** Beyond this the integrand is below 1e-43. */
const END = 10

/** erfc(x) for x >= 0: the integral of the bell curve from x on, by Simpson's rule. */
function complementaryError(x: number): number {
  if (x >= END) return 0
  const step = (END - x) / STEPS
  let sum = 0
  for (let at = 0; at <= STEPS; at++) {
    const weight = at === 0 || at === STEPS ? 1 : at % 2 === 1 ? 4 : 2
    sum += weight * Math.exp(-((x + at * step) ** 2))
  }
  return ((2 / Math.sqrt(Math.PI)) * sum * step) / 3
}
