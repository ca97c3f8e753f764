import type { ReactNode } from 'react'
import { ChartFigure } from '../../private/chart-figure.tsx'
import type { ChartWords } from '../../private/chart-figure.tsx'
import { numberText } from '../number-text.ts'
import { knownValues, seriesSummary } from '../series.ts'
import type { Series } from '../series.ts'
import { seriesTable } from '../series-table.ts'
import { useWidth } from '../use-width.ts'

/** Series of figures over the same labels, for any kind of chart. */
export interface SeriesChartProps extends ChartWords {
  /** What the labels are, over their column in the table: «Год», «Месяц». */
  labelTitle: string
  /** Short labels from left to right, all at the same distance: years, months. */
  labels: readonly string[]
  /** One to three rows of figures in the same unit. */
  series: readonly Series[]
  format?: (value: number) => string
  /** Columns of the table alone, in words. */
  columns?: readonly { name: string; values: readonly string[] }[]
}

/** What a drawing needs; width in px. */
export type PlotProps = Required<Pick<SeriesChartProps, 'labels' | 'series' | 'format'>> & { width: number }

/** Height of a drawing, px. */
export const PLOT_HEIGHT = 240

interface SeriesChartFrameProps extends SeriesChartProps {
  /** What it is, for who does not see it: «График». */
  kind: string
  draw: (plot: PlotProps) => ReactNode
}

/** The figure around a drawing of series: its words, a summary, and the table with the same figures. */
export function SeriesChart(props: SeriesChartFrameProps) {
  const { kind, draw, labelTitle, labels, series, format = numberText, columns, ...words } = props
  const [place, width] = useWidth()
  const isEmpty = knownValues(series).length === 0
  return (
    <ChartFigure
      {...words}
      isEmpty={isEmpty}
      summary={`${kind}. ${seriesSummary(labels, series, format)}`}
      table={seriesTable(labelTitle, labels, series, format, columns)}
    >
      <div ref={place}>{!isEmpty && draw({ labels, series, format, width })}</div>
    </ChartFigure>
  )
}
