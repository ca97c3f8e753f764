import { clsx } from 'clsx'
import { fill, stroke } from '../plot/series-look.css.ts'
import * as css from './column-chart.css.ts'

export interface ColumnProps {
  series: number
  /** Id of the hatch in the same page. */
  hatch: string
  x: number
  y: number
  width: number
  height: number
}

/** A column, full, hatched or hollow: the fill tells the series. */
export function Column({ series, hatch, x, y, width, height }: ColumnProps) {
  if (series === 0) return <rect {...{ x, y, width, height }} className={fill[0]} />
  // The outline is drawn inside the shape, so that all columns have the same width.
  const inside = {
    x: x + 0.75,
    y: y + 0.75,
    width: Math.max(width - 1.5, 0),
    height: Math.max(height - 1.5, 0),
  }
  return (
    <rect
      {...inside}
      fill={series === 1 ? `url(#${hatch})` : undefined}
      className={clsx(css.outline, stroke[series], series === 2 && css.hollow)}
    />
  )
}

/** The pattern of hatched columns. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M1 0v5" strokeWidth="2" className={stroke[1]} />
      </pattern>
    </defs>
  )
}
