import type { ChartTableData } from '../private/chart-table.tsx'
import { NO_VALUE } from './number-text.ts'
import type { Series } from './series.ts'

/** Series as a table: a row for each label, a column for each series and for each value in words. */
export function seriesTable(
  labelTitle: string,
  labels: readonly string[],
  series: readonly Series[],
  format: (value: number) => string,
  columns: readonly { name: string; values: readonly string[] }[] = [],
): ChartTableData {
  return {
    heads: [labelTitle, ...[...series, ...columns].map(({ name }) => name)],
    rows: labels.map((label, i) => [
      label,
      ...series.map(({ values }) => {
        const value = values[i] ?? null
        return value === null ? NO_VALUE : format(value)
      }),
      ...columns.map(({ values }) => values[i] || NO_VALUE),
    ]),
  }
}
