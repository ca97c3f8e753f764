import type { FiguresView } from '@proverka/domain/views'
import { figureText } from '@proverka/domain'
import { ColumnChart, Gauge, LineChart } from '@proverka/ui/charts'
import { Table } from '@proverka/ui/primitives'
import * as css from './report.css.ts'

/** Figures of a record as a drawing with its table, which screen readers and paper read (UI-066). */
export function FiguresPart({ figures }: { figures: FiguresView }) {
  const { kind, title, labelTitle, labels, series, columns = [], isDrawnAbove } = figures
  if (isDrawnAbove) return <FiguresTable figures={figures} />
  if (kind === 'scale') return <ScalePart figures={figures} />
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

/** One value on the scale of its owner; the bands of that scale are unknown to us. */
function ScalePart({ figures: { title, series, heads, rows } }: { figures: FiguresView }) {
  const [low = 0, value = null, high = 0] = series[0]?.values ?? []
  return (
    <div className={css.figures}>
      <Gauge
        title={title}
        value={value}
        min={low ?? 0}
        bands={[{ to: high ?? 0, label: series[0]?.name ?? '' }]}
        format={figureText}
        table={{ heads, rows }}
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
