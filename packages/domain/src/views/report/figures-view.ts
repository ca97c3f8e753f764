import type { Figures } from '../../reports/report/report.ts'
import { figureText } from '../../format/figure-text.ts'
import type { FiguresView } from './view.ts'

/** Shown instead of a value that the source does not have. */
const NO_FIGURE = '—'

/** Figures with their table in words. */
export function figuresView(figures: Figures): FiguresView {
  const { labelTitle, labels, series, columns = [] } = figures
  return {
    ...figures,
    heads: [labelTitle, ...[...series, ...columns].map(({ name }) => name)],
    rows: labels.map((label, index) => [
      label,
      ...series.map(({ values }) => {
        const value = values[index] ?? null
        return value === null ? NO_FIGURE : figureText(value)
      }),
      ...columns.map(({ values }) => values[index] || NO_FIGURE),
    ]),
  }
}
