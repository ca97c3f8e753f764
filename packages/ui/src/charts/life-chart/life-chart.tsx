import { clsx } from 'clsx'
import { numberText } from '../plot/number-text.ts'
import * as look from '../plot/series-look.css.ts'
import { labelAnchor } from '../plot/text-room.ts'
import { useWidth } from '../plot/use-width.ts'
import { LANE_HEIGHT, lifeGeometry } from './life-geometry.ts'
import type { LifeData, LifePoint } from './life-geometry.ts'
import * as css from './life-chart.css.ts'

export interface LifeChartProps extends LifeData {
  /** Over the plot of values: «тыс. км». */
  unit: string
  /** All that the drawing says, for who does not see it. */
  label: string
  format?: (value: number) => string
}

/** Triangle of a day, as the mark of a warning is. */
const DAY = 'M0 -9 9 7H-9z'

/**
 * What happened over years on one date axis: a line of values, calculated values in dashes, and under them the periods
 * and days of each kind. The page renders the table of the same data.
 */
export function LifeChart({ unit, label, format = numberText, ...life }: LifeChartProps) {
  const [place, width] = useWidth()
  const plot = lifeGeometry(life, width)
  return (
    <div ref={place} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${width} ${plot.height}`} className={css.drawing} aria-hidden="true">
        {plot.ticks.length > 0 && (
          <text x={0} y={10} className={look.label}>
            {unit}
          </text>
        )}
        {plot.falls.map(({ from, to }) => (
          <rect
            key={from.x}
            x={from.x}
            y={20}
            width={to.x - from.x}
            height={plot.bottom - 20}
            className={css.fallBand}
          />
        ))}
        {plot.ticks.map(({ value, y }) => (
          <g key={value}>
            {value > 0 && <path d={`M${plot.left} ${y}H${plot.right}`} className={look.hairline} />}
            <text x={plot.left - 10} y={y + 4} textAnchor="end" className={look.label}>
              {format(value)}
            </text>
          </g>
        ))}
        <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} className={css.axis} />
        {plot.years.map(({ year, x, isWritten }) => (
          <g key={year}>
            <path d={`M${x} ${plot.bottom}v5`} className={css.axis} />
            {isWritten && (
              <text
                x={x}
                y={plot.bottom + 20}
                textAnchor={labelAnchor('0000', x, width)}
                className={look.label}
              >
                {year}
              </text>
            )}
          </g>
        ))}
        <Values plot={plot} points={life.points} width={width} format={format} />
        {plot.lanes.map((lane) => (
          <Lane key={lane.name} lane={lane} plot={plot} />
        ))}
      </svg>
    </div>
  )
}

type Plot = ReturnType<typeof lifeGeometry>

interface ValuesProps {
  plot: Plot
  points: readonly LifePoint[]
  width: number
  format: (value: number) => string
}

/** The line with its outermost values and those beside a fall; the rest is in the table. */
function Values({ plot, points, width, format }: ValuesProps) {
  const written = new Set([
    0,
    points.length - 1,
    ...plot.falls.flatMap(({ from, to }) => [plot.points.indexOf(from), plot.points.indexOf(to)]),
  ])
  const end = plot.calculatedEnd
  return (
    <>
      <path d={plot.path} className={css.line} />
      {plot.calculated && <path d={plot.calculated} className={css.calculated} />}
      {plot.falls.map(({ from, to }) => (
        <g key={from.x}>
          <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={css.fall} />
          <text x={(from.x + to.x) / 2} y={plot.bottom - 8} textAnchor="middle" className={css.fallText}>
            {format(to.value - from.value)}
          </text>
        </g>
      ))}
      {plot.points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={4.5} className={css.point} />
      ))}
      {plot.points.map(({ x, y, value }, index) => {
        if (!written.has(index)) return null
        const isLow = plot.falls.some(({ to }) => to.x === x)
        return (
          <text
            key={x}
            x={x}
            y={isLow ? y + 20 : y - 10}
            textAnchor={labelAnchor(format(value), x, width)}
            className={look.value}
          >
            {format(value)}
          </text>
        )
      })}
      {end && (
        <text
          x={end.x}
          y={end.y - 8}
          textAnchor={labelAnchor(`≥ ${format(end.value)}`, end.x, width)}
          className={css.calculatedText}
        >
          ≥ {format(end.value)}
        </text>
      )}
    </>
  )
}

function Lane({ lane, plot }: { lane: Plot['lanes'][number]; plot: Plot }) {
  const middle = lane.top + LANE_HEIGHT / 2
  return (
    <g>
      <text x={0} y={plot.isWide ? middle + 4 : lane.top - 6} className={css.laneName}>
        {lane.name}
      </text>
      {lane.events.map(({ x, width, isDay, sign, tone }, index) => {
        const fill = css.tones[tone ?? 'none']
        return isDay ? (
          // Two accidents of one day are one mark.
          // oxlint-disable-next-line react/no-array-index-key
          <path key={index} d={DAY} transform={`translate(${x} ${middle})`} className={clsx(css.day, fill)} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index}>
            <rect x={x} y={lane.top} width={width} height={LANE_HEIGHT} className={clsx(css.stretch, fill)} />
            {sign && (
              <text x={x + 8} y={middle + 4} className={isFill(tone) ? css.onFill : css.onWash}>
                {sign}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

const isFill = (tone: string | undefined): boolean => tone === 'red' || tone === 'orange' || tone === 'yellow'
