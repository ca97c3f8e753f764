import type { Figures } from '../report/report.ts'
import type { FiguresView } from './view.ts'

const oneDigit = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })

/** «1 234,5» with a true minus and without a break inside. */
export function figureText(value: number): string {
  return oneDigit
    .format(value)
    .replace('-', '−')
    .replaceAll(/[ \u202f]/g, '\u00a0')
}

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
