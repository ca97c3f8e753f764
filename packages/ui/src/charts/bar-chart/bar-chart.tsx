import { clsx } from 'clsx'
import { ChartFigure } from '../private/chart-figure.tsx'
import type { ChartWords } from '../private/chart-figure.tsx'
import { numberText } from '../plot/number-text.ts'
import { barGeometry } from './bar-geometry.ts'
import * as css from './bar-chart.css.ts'

export interface Bar {
  name: string
  /** Null where nothing is known. */
  value: number | null
}

export interface BarChartProps extends ChartWords {
  /** What the bars are, over their column in the table: «Источник». */
  labelTitle: string
  /** What the values are, in the same place: «Отвечал, %». */
  valueTitle: string
  bars: readonly Bar[]
  /** The value of a whole row, 100 for shares; the greatest value without it. */
  max?: number
  format?: (value: number) => string
}

const NO_DATA = 'нет сведений'

/** Named values on one scale. Names may be long: each is on its own line above its bar. */
export function BarChart(props: BarChartProps) {
  const { labelTitle, valueTitle, bars, max, format = numberText, ...words } = props
  const { bars: shapes, zero } = barGeometry(
    bars.map(({ value }) => value),
    max,
  )
  const rows = bars.map(({ name, value }) => [name, value === null ? NO_DATA : format(value)] as const)
  return (
    <ChartFigure
      {...words}
      isEmpty={bars.every(({ value }) => value === null)}
      summary={`Полосы. ${rows.map(([name, value]) => `${name}: ${value}`).join('; ')}`}
      table={{ heads: [labelTitle, valueTitle], rows }}
    >
      <div className={css.rows}>
        {rows.map(([name, value], i) => {
          const shape = shapes[i]
          const isBelow = (bars[i]?.value ?? 0) < 0
          return (
            <div key={name}>
              <p className={css.words}>
                <span className={css.name}>{name}</span>
                <span className={clsx(css.value, !shape && css.unknown)}>{value}</span>
              </p>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" className={css.bar}>
                <path d="M0 0h100v12H0z" className={css.track} />
                {shape && (
                  <rect
                    x={shape.x}
                    width={shape.width}
                    height="12"
                    className={isBelow ? css.fillBelow : css.fill}
                  />
                )}
                {zero > 0 && <path d={`M${zero} 0v12`} className={css.zero} />}
              </svg>
            </div>
          )
        })}
      </div>
    </ChartFigure>
  )
}
