import type { FiguresView } from '@proverka/domain/reports'
import { figureText } from '@proverka/domain/reports'
import { ColumnChart, LineChart } from '@proverka/ui/charts'
import * as css from './report.css.ts'

/** Figures of a record as a drawing with its table, which screen readers and paper read (UI-066). */
export function FiguresPart({ figures }: { figures: FiguresView }) {
  const { kind, title, labelTitle, labels, series } = figures
  const Chart = kind === 'line' ? LineChart : ColumnChart
  return (
    <div className={css.figures}>
      <Chart title={title} labelTitle={labelTitle} labels={labels} series={series} format={figureText} />
    </div>
  )
}
