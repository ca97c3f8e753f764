/** Where a cell is on the screen. */
interface Placed {
  readonly offsetLeft: number
  readonly offsetTop: number
}

/**
 * The index of the cell that a key leads to from the cell `from`, in the lines of the layout; undefined for
 * another key and at an end.
 */
export function nextCell(key: string, cells: readonly Placed[], from: number): number | undefined {
  const at = (index: number) => (index >= 0 && index < cells.length ? index : undefined)
  switch (key) {
    case 'ArrowLeft':
      return at(from - 1)
    case 'ArrowRight':
      return at(from + 1)
    case 'Home':
      return 0
    case 'End':
      return cells.length - 1
    case 'ArrowUp':
      return nearest(cells, from, -1)
    case 'ArrowDown':
      return nearest(cells, from, 1)
  }
  return undefined
}

/** The cell of the next line that is nearest under or over this one. */
function nearest(cells: readonly Placed[], from: number, step: 1 | -1): number | undefined {
  const own = cells[from]
  if (!own) return undefined
  let line: number | undefined
  let best: number | undefined
  let distance = Number.POSITIVE_INFINITY
  for (let index = from + step; ; index += step) {
    const cell = cells[index]
    if (!cell || (line !== undefined && cell.offsetTop !== line)) return best
    if (cell.offsetTop === own.offsetTop) continue
    line = cell.offsetTop
    const away = Math.abs(cell.offsetLeft - own.offsetLeft)
    if (away < distance) [best, distance] = [index, away]
  }
}
