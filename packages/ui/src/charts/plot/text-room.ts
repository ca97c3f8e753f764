/** Size of all words in a drawing, px: `vars.size.tiny`. */
export const LABEL_SIZE = 13

/** Room that a label takes, px, a little more than it needs: drawings are laid out before a font can be asked. */
export function textRoom(text: string, size = LABEL_SIZE): number {
  return text.length * size * 0.6
}

/** Every which label is written so that they do not run into each other; 1 is all of them. */
export function labelStep(labels: readonly string[], spacing: number): number {
  const widest = Math.max(0, ...labels.map((label) => textRoom(label)))
  return Math.max(1, Math.ceil((widest + 8) / Math.max(spacing, 1)))
}

/** Where a label at `x` is held so that it stays inside a drawing of `width`. */
export function labelAnchor(text: string, x: number, width: number): 'start' | 'middle' | 'end' {
  const half = textRoom(text) / 2
  if (x - half < 0) return 'start'
  return x + half > width ? 'end' : 'middle'
}

/**
 * Moves labels of the same edge apart until each has `room`, in their order from the top, and keeps them all above
 * `bottom`. Takes and gives the heights in the order of the series.
 */
export function spreadLabels(heights: readonly number[], room: number, bottom: number): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).toSorted((a, b) => a.height - b.height)
  let free = -Infinity
  for (const label of order) {
    label.height = Math.max(label.height, free)
    free = label.height + room
  }
  let limit = bottom
  for (const label of order.toReversed()) {
    label.height = Math.min(label.height, limit)
    limit = label.height - room
  }
  return order.toSorted((a, b) => a.i - b.i).map(({ height }) => height)
}
