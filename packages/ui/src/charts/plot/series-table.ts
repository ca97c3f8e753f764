import type { ChartTableData } from '../private/chart-table.tsx'
import { NO_VALUE } from './number-text.ts'
import type { Series } from './series.ts'

/** Rows of figures as a table: a row for each label, a column for each series. */
export function seriesTable(
  labelTitle: string,
  labels: readonly string[],
  series: readonly Series[],
  format: (value: number) => string,
): ChartTableData {
  return {
    heads: [labelTitle, ...series.map(({ name }) => name)],
    rows: labels.map((label, i) => [
      label,
      ...series.map(({ values }) => {
        const value = values[i] ?? null
        return value === null ? NO_VALUE : format(value)
      }),
    ]),
  }
}
