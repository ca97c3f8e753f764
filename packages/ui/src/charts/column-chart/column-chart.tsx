import { useId } from 'react'
import { SeriesKey } from '../private/series-key.tsx'
import { PLOT_HEIGHT, SeriesChart } from '../plot/private/series-chart.tsx'
import type { PlotProps, SeriesChartProps } from '../plot/private/series-chart.tsx'
import * as look from '../plot/series-look.css.ts'
import { labelAnchor } from '../plot/text-room.ts'
import { Column, Hatch } from './column.tsx'
import { columnGeometry } from './column-geometry.ts'
import type { ColumnGeometry } from './column-geometry.ts'
import * as css from './column-chart.css.ts'

export type ColumnChartProps = SeriesChartProps

/** Figures of equal periods beside each other: a column per figure, from zero up, and down for a loss. */
export function ColumnChart(props: ColumnChartProps) {
  return <SeriesChart {...props} kind="Столбцы" draw={(plot) => <Columns {...plot} />} />
}

function Columns({ labels, series, format, width }: PlotProps) {
  const hatch = useId()
  const shown = series.slice(0, look.MOST_SERIES)
  const plot = columnGeometry(labels, shown, { width, height: PLOT_HEIGHT }, format)
  return (
    <>
      {shown.length > 1 && (
        <SeriesKey
          names={shown.map(({ name }) => name)}
          sample={(i) => (
            <>
              {i === 1 && <Hatch id={`${hatch}-key`} />}
              <Column series={i} hatch={`${hatch}-key`} x={0} y={0} width={24} height={12} />
            </>
          )}
        />
      )}
      <svg viewBox={`0 0 ${width} ${PLOT_HEIGHT}`} className={css.drawing}>
        <Hatch id={hatch} />
        {!plot.valuesFit && <Ticks plot={plot} width={width} format={format} />}
        {plot.columns.map((column) => (
          <g key={`${column.series} ${column.index}`}>
            <Column {...column} hatch={hatch} />
            {plot.valuesFit && (
              <text
                x={column.x + column.width / 2}
                y={column.value < 0 ? column.y + column.height + 17 : column.y - 7}
                textAnchor="middle"
                className={look.value}
              >
                {format(column.value)}
              </text>
            )}
          </g>
        ))}
        <path d={`M${plot.left} ${plot.zero}H${width}`} className={look.zero} />
        {plot.labels.map(({ text, x }) => (
          <text
            key={text}
            x={x}
            y={plot.bottom + 21}
            textAnchor={labelAnchor(text, x, width)}
            className={look.label}
          >
            {text}
          </text>
        ))}
      </svg>
    </>
  )
}

function Ticks({
  plot,
  width,
  format,
}: {
  plot: ColumnGeometry
  width: number
  format: (value: number) => string
}) {
  return plot.ticks.map(({ value, y }) => (
    <g key={value}>
      <path d={`M${plot.left} ${y}H${width}`} className={look.hairline} />
      <text x={plot.left - 8} y={y + 4} textAnchor="end" className={look.label}>
        {format(value)}
      </text>
    </g>
  ))
}
