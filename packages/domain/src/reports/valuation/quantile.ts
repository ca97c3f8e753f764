/** The quantile of sorted numbers at `share`, 0 to 1, interpolated between neighbours; NaN for an empty list. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? NaN
  const above = sorted[Math.ceil(place)] ?? NaN
  return below + (above - below) * (place - Math.floor(place))
}

/** The middle one of numbers in any order; NaN of none. */
export function median(numbers: readonly number[]): number {
  return quantile(
    numbers.toSorted((left, right) => left - right),
    0.5,
  )
}
