import { clsx } from 'clsx'
import { labelAnchor } from '../plot/text-room.ts'
import { SIGN_SIZE } from './ruler-geometry.ts'
import type { PriceRulerMark, rulerGeometry } from './ruler-geometry.ts'
import * as css from './price-ruler.css.ts'

type Plot = ReturnType<typeof rulerGeometry>

const MILLION = 1_000_000
const inMillions = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/** The round prices under the line; `line` is its position, px from the top. */
export function RulerTicks({ ticks, line, width }: { ticks: Plot['ticks']; line: number; width: number }) {
  return ticks.map(({ value, x }) => (
    <g key={value}>
      <path d={`M${x} ${line}v-6`} className={css.line} />
      <text x={x} y={line + 18} textAnchor={labelAnchor('0,00', x, width)} className={css.tick}>
        {inMillions.format(value / MILLION)}
      </text>
    </g>
  ))
}

/** The flats above the line, each with its sign. */
export function RulerMarks({
  plot,
  line,
  marks,
}: {
  plot: Plot
  line: number
  marks: readonly PriceRulerMark[]
}) {
  return plot.marks.map(({ index, x, lane }) => {
    const mark = marks[index]
    const bottom = line - 10 - lane * (SIGN_SIZE + 6)
    return (
      mark && (
        <g key={mark.sign}>
          <path d={`M${x} ${bottom}V${line}`} className={css.stem} />
          <rect
            x={x - SIGN_SIZE / 2}
            y={bottom - SIGN_SIZE}
            width={SIGN_SIZE}
            height={SIGN_SIZE}
            className={clsx(css.sign, !mark.isInside && css.outside)}
          />
          <text x={x} y={bottom - 7} textAnchor="middle" className={css.letter}>
            {mark.sign}
          </text>
        </g>
      )
    )
  })
}
