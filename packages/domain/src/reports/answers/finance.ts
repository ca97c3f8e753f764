import { pluralWord } from '../../format/plural.ts'
import { formatMoneyShort } from '../../money/format-money.ts'
import { toKopecks } from '../../money/kopecks.ts'
import type { Finding } from '../report/report.ts'

/** One year of a company's accounts, roubles; null where the line is not in the accounts. */
export interface FinanceYear {
  readonly year: number
  readonly revenue: number | null
  readonly profit: number | null
  readonly liabilities: number | null
}

const MILLION = 1_000_000

/** The accounts of a company by year as one record: a loss of the last year is serious, all else is a fact. */
export function financeFinding(years: readonly FinanceYear[]): Finding | undefined {
  const sorted = years.toSorted((one, other) => one.year - other.year)
  const last = sorted.at(-1)
  if (last === undefined) return undefined
  const loss = last.profit !== null && last.profit < 0 ? -last.profit : undefined
  const isLoss = loss !== undefined
  const hasDebts = sorted.some(({ liabilities }) => liabilities !== null)
  const count = `${sorted.length} ${pluralWord(sorted.length, 'год', 'года', 'лет')}`
  return {
    title: isLoss ? `Убыток за ${last.year} год` : `Отчетность за ${count}, последняя за ${last.year} год`,
    severity: isLoss ? 'critical' : 'notice',
    ...(isLoss && { amount: toKopecks(loss) }),
    facts: [
      { label: `Выручка за ${last.year} год`, value: moneyText(last.revenue) },
      { label: `Чистая прибыль за ${last.year} год`, value: moneyText(last.profit) },
      { label: `Долги на конец ${last.year} года`, value: moneyText(last.liabilities) },
      ...growthOf(sorted),
    ],
    figures: {
      kind: 'columns',
      title: hasDebts ? 'Выручка, чистая прибыль и долги, млн ₽' : 'Выручка и чистая прибыль, млн ₽',
      labelTitle: 'Год',
      labels: sorted.map(({ year }) => String(year)),
      series: [
        { name: 'Выручка', values: sorted.map(({ revenue }) => rounded(revenue)) },
        { name: 'Чистая прибыль', values: sorted.map(({ profit }) => rounded(profit)) },
        ...(hasDebts
          ? [{ name: 'Долги', values: sorted.map(({ liabilities }) => rounded(liabilities)) }]
          : []),
      ],
    },
  }
}

function growthOf(sorted: readonly FinanceYear[]): Finding['facts'] {
  const [before, last] = sorted.slice(-2)
  if (!before?.revenue || last === undefined || last.revenue === null) return []
  return [{ label: `Выручка к ${before.year} году`, value: growthText(before.revenue, last.revenue) }]
}

function growthText(before: number, now: number): string {
  if (now === before) return 'не изменилась'
  if (now === 0) return 'упала до нуля'
  const percent = Math.round((now / before - 1) * 100)
  if (percent === 0) return 'почти не изменилась'
  if (percent === -100) return 'упала больше чем на 99%'
  return `${percent > 0 ? 'выросла' : 'упала'} на ${Math.abs(percent)}%`
}

/** In millions; a loss of less than the figure shows is no «−0». */
const rounded = (roubles: number | null): number | null =>
  roubles === null ? null : Math.round((roubles / MILLION) * 10) / 10 || 0

/** A loss has a true minus. */
function moneyText(roubles: number | null): string {
  return roubles === null ? 'не указано' : formatMoneyShort(roubles).replace('-', '−')
}
