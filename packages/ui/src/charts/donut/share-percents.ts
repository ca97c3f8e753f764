/** Whole percents of parts that add up to 100: what rounding leaves goes to those it took the most from. */
export function sharePercents(parts: readonly number[]): readonly number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total === 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part / total) * 100)
  const percents = exact.map(Math.floor)
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  const byLoss = exact
    .map((value, i) => ({ i, loss: value - Math.floor(value) }))
    .toSorted((a, b) => b.loss - a.loss)
  for (const { i } of byLoss.slice(0, left)) percents[i]! += 1
  return percents
}
