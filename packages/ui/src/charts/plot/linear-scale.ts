/** Where a value of `domain` lies in `range`, in proportion. A domain of one value lies in the middle of the range. */
export function linearScale(
  [low, high]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  if (low === high) return () => (start + end) / 2
  return (value) => start + ((value - low) / (high - low)) * (end - start)
}
