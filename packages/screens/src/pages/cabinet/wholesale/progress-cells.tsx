import * as css from './wholesale.css.ts'

/** Cells of a row: a short order has wide ones, a long one is a field of squares. */
const LEAST_COLUMNS = 24
const MOST_COLUMNS = 100
const GAP = 2
const WIDTH = 12

/** A cell for each report, rendered as one path for each state: 5,000 of them are four elements. */
export function Cells({ states }: { states: string }) {
  const columns = Math.min(Math.max(states.length, LEAST_COLUMNS), MOST_COLUMNS)
  const rows = Math.ceil(states.length / columns)
  const height = rows > 2 ? WIDTH : WIDTH * 2
  const pathOf = (letters: string) =>
    [...states]
      .map((state, index) => {
        if (!letters.includes(state)) return ''
        const x = (index % columns) * WIDTH + GAP / 2
        const y = Math.floor(index / columns) * height + GAP / 2
        return `M${x} ${y}h${WIDTH - GAP}v${height - GAP}h${GAP - WIDTH}z`
      })
      .join('')
  return (
    <svg className={css.cells} viewBox={`0 0 ${columns * WIDTH} ${rows * height}`} aria-hidden="true">
      <path className={css.done} d={pathOf('d')} />
      <path className={css.running} d={pathOf('r')} />
      <path className={css.failed} d={pathOf('fb')} />
      <path className={css.queued} d={pathOf('q')} />
    </svg>
  )
}
