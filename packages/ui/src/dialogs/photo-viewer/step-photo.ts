/** The index after going some pictures on; the last one is followed by the first. */
export function stepPhoto(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count
}

/** Where a key leads from the picture shown, or undefined if it has no meaning here. */
export function photoAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return stepPhoto(index, 1, count)
  if (key === 'ArrowLeft') return stepPhoto(index, -1, count)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Px of a drag after which it is a swipe. */
const SWIPE_PX = 48

/** The step of a drag: 1 is the next picture, -1 the previous one, 0 none; a vertical drag is not a step. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return 0
  return dx < 0 ? 1 : -1
}
