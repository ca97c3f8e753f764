import { symbol, symbolCircle, symbolDiamond, symbolSquare } from 'd3-shape'
import { clsx } from 'clsx'
import { fill } from '../plot/series-look.css.ts'
import * as css from './line-chart.css.ts'

const shapes = [symbolCircle, symbolSquare, symbolDiamond].map((shape) => symbol(shape, 90)() ?? '')

/** Dashes of the first, second and third line. */
export const dashes = [undefined, '7 4', '2 4'] as const

/** The mark of a point; its shape tells the series. */
export function LineMark({ series, x, y }: { series: number; x: number; y: number }) {
  return (
    <path d={shapes[series]} transform={`translate(${x} ${y})`} className={clsx(css.mark, fill[series])} />
  )
}
