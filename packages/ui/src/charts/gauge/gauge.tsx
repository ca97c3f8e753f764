import { clsx } from 'clsx'
import { ResultBadge } from '../../primitives/result/result-badge.tsx'
import { ChartFigure } from '../private/chart-figure.tsx'
import type { ChartTableData } from '../private/chart-table.tsx'
import type { ChartWords } from '../private/chart-figure.tsx'
import { numberText } from '../plot/number-text.ts'
import { gaugeGeometry } from './gauge-geometry.ts'
import * as css from './gauge.css.ts'

export interface GaugeBand {
  /** Values below this one belong to the band; the last band has its own end in it. */
  to: number
  /** What the band means: «Высокий». */
  label: string
  /** Absent where the owner of the scale does not tell its bands: the place on it is no answer then. */
  tone?: keyof typeof css.answer
}

export interface GaugeProps extends ChartWords {
  /** Null where the source gave none. */
  value: number | null
  min: number
  bands: readonly GaugeBand[]
  format?: (value: number) => string
  /** Instead of the table of the bands. */
  table?: ChartTableData
}

/** One value on a scale of bands: its number, its band as colour, shape and word, and its place between the ends. */
export function Gauge({ value, min, bands, format = numberText, table, ...words }: GaugeProps) {
  const ends = bands.map(({ to }) => to)
  const max = ends.at(-1) ?? min
  const plot = gaugeGeometry(min, ends, value ?? min)
  const current = bands[plot.current]
  const number = value === null ? '' : format(value)
  return (
    <ChartFigure
      {...words}
      isEmpty={value === null || bands.length === 0}
      summary={`Шкала. ${number} из ${format(max)}: ${current?.label ?? ''}`}
      table={
        table ?? {
          heads: ['Уровень', 'Значения', 'Ваше значение'],
          rows: bands.map(({ label, to }, i) => [
            label,
            `${format(ends[i - 1] ?? min)}–${format(to)}`,
            i === plot.current ? number : '',
          ]),
        }
      }
    >
      <div className={css.place}>
        <svg viewBox="0 0 300 172" className={css.drawing}>
          <g transform="translate(150 146)">
            {bands.map(({ label, tone }, i) => (
              <path
                key={label}
                d={plot.bands[i]}
                className={clsx(css.band, i === plot.current && tone && css.answer[tone])}
              />
            ))}
            <path d="M0 -92 -9 -74H9z" transform={`rotate(${plot.hand})`} className={css.hand} />
            <text y="0" textAnchor="middle" className={css.value}>
              {number}
            </text>
            <text x="-114" y="22" textAnchor="middle" className={css.end}>
              {format(min)}
            </text>
            <text x="114" y="22" textAnchor="middle" className={css.end}>
              {format(max)}
            </text>
          </g>
        </svg>
        {current?.tone && (
          <p className={css.word}>
            <ResultBadge tone={current.tone}>{current.label}</ResultBadge>
          </p>
        )}
      </div>
    </ChartFigure>
  )
}
