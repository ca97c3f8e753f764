/** Maps a value of `domain` to `range` linearly. A domain of one value maps to the middle of the range. */
export function linearScale(
  [low, high]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  if (low === high) return () => (start + end) / 2
  return (value) => start + ((value - low) / (high - low)) * (end - start)
}
