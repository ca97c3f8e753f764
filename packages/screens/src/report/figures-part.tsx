import type { FiguresView } from '@proverka/domain/reports'
import { figureText } from '@proverka/domain/reports'
import { ColumnChart, LineChart } from '@proverka/ui/charts'
import { Table } from '@proverka/ui/primitives'
import * as css from './report.css.ts'

/** Figures of a record as a drawing with its table, which screen readers and paper read (UI-066). */
export function FiguresPart({ figures }: { figures: FiguresView }) {
  const { kind, title, labelTitle, labels, series, columns = [], isDrawnAbove } = figures
  if (isDrawnAbove) return <FiguresTable figures={figures} />
  const Chart = kind === 'line' ? LineChart : ColumnChart
  return (
    <div className={css.figures}>
      <Chart
        title={title}
        labelTitle={labelTitle}
        labels={labels}
        series={series}
        columns={columns}
        format={figureText}
      />
    </div>
  )
}

function FiguresTable({ figures: { title, heads, rows } }: { figures: FiguresView }) {
  return (
    <div className={css.figures}>
      <p className={css.recordTitle}>{title}</p>
      <Table
        caption={title}
        columns={heads.map((head, index) => ({
          key: head,
          title: head,
          right: index > 0 && index < heads.length - 1,
          cell: (row: readonly string[]) => row[index] ?? '',
        }))}
        rows={rows}
        rowKey={([label = '']) => label}
      />
    </div>
  )
}
