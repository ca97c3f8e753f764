import { clsx } from 'clsx'
import { SeriesKey } from '../private/series-key.tsx'
import { PLOT_HEIGHT, SeriesChart } from '../plot/private/series-chart.tsx'
import type { PlotProps, SeriesChartProps } from '../plot/private/series-chart.tsx'
import * as look from '../plot/series-look.css.ts'
import { labelAnchor, spreadLabels, textRoom } from '../plot/text-room.ts'
import { lineGeometry } from './line-geometry.ts'
import type { LineGeometry } from './line-geometry.ts'
import { dashes, LineMark } from './line-mark.tsx'
import * as css from './line-chart.css.ts'

export type LineChartProps = SeriesChartProps

/** From this width on the names are at the ends of the lines. */
const WIDE = 560

/** How figures changed: a line per series, distinguished by dash, mark and name. */
export function LineChart(props: LineChartProps) {
  return <SeriesChart {...props} kind="График" draw={(plot) => <Lines {...plot} />} />
}

function Lines({ labels, series, format, width }: PlotProps) {
  const shown = series.slice(0, look.MOST_SERIES)
  const ends = shown.map(({ name, values }) => {
    const last = values.findLast((value) => value !== null) ?? null
    return { name, value: last === null ? '' : format(last) }
  })
  const named = shown.length > 1 && width >= WIDE
  const endRoom = named ? 16 + Math.max(...ends.map(({ name, value }) => textRoom(`${name} ${value}`))) : 0
  const plot = lineGeometry(labels, shown, { width, height: PLOT_HEIGHT, endRoom }, format)
  return (
    <>
      {shown.length > 1 && !named && (
        <SeriesKey
          names={ends.map(({ name, value }) => `${name}: ${value}`)}
          sample={(i) => (
            <>
              <path d="M0 6h24" strokeDasharray={dashes[i]} className={clsx(css.line, look.stroke[i])} />
              <LineMark series={i} x={12} y={6} />
            </>
          )}
        />
      )}
      <svg viewBox={`0 0 ${width} ${PLOT_HEIGHT}`} className={css.drawing}>
        <Ground plot={plot} width={width} format={format} />
        {plot.lines.map(({ path, points }, i) => (
          <g key={shown[i]!.name}>
            <path d={path} strokeDasharray={dashes[i]} className={clsx(css.line, look.stroke[i])} />
            {markedPoints(plot, i, labels.length).map((point) => (
              <LineMark key={point.index} series={i} x={point.x} y={point.y} />
            ))}
            {shown.length === 1 &&
              (plot.valuesFit ? points : points.slice(-1)).map(({ index, x, y, value, isDip }) => (
                <text
                  key={index}
                  x={x}
                  y={isDip ? y + 22 : y - 12}
                  textAnchor={labelAnchor(format(value), x, width)}
                  className={look.value}
                >
                  {format(value)}
                </text>
              ))}
          </g>
        ))}
        {named && <EndNames plot={plot} ends={ends} />}
      </svg>
    </>
  )
}

/** Points get marks while there is room; in a dense line the last one alone. */
function markedPoints({ lines, left, right }: LineGeometry, series: number, count: number) {
  const { points } = lines[series]!
  return (right - left) / Math.max(count - 1, 1) >= 20 ? points : points.slice(-1)
}

function Ground({
  plot,
  width,
  format,
}: {
  plot: LineGeometry
  width: number
  format: (value: number) => string
}) {
  const { ticks, labels, valuesFit, right, bottom, left } = plot
  const start = valuesFit ? 0 : left - 6
  const end = valuesFit ? width : right
  return (
    <>
      {ticks.map(({ value, y }) =>
        // Values at the points make hairlines needless; zero still says what is a loss.
        valuesFit && value !== 0 ? null : (
          <g key={value}>
            <path d={`M${start} ${y}H${end}`} className={value === 0 ? look.zero : look.hairline} />
            {!valuesFit && (
              <text x={left - 13} y={y + 4} textAnchor="end" className={look.label}>
                {format(value)}
              </text>
            )}
          </g>
        ),
      )}
      {labels.map(({ text, x }) => (
        <text
          key={text}
          x={x}
          y={bottom + 22}
          textAnchor={labelAnchor(text, x, width)}
          className={look.label}
        >
          {text}
        </text>
      ))}
    </>
  )
}

function EndNames({ plot, ends }: { plot: LineGeometry; ends: readonly { name: string; value: string }[] }) {
  const heights = spreadLabels(
    plot.lines.map(({ points }) => points.at(-1)?.y ?? plot.bottom),
    18,
    plot.bottom,
  )
  return ends.map(({ name, value }, i) => (
    <text key={name} x={plot.right + 12} y={heights[i]! + 4} className={css.endName}>
      {name} <tspan className={css.endValue}>{value}</tspan>
    </text>
  ))
}
