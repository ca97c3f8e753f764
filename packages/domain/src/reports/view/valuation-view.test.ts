import { describe, expect, it } from 'vitest'
import { FLAT } from '../../../fixtures/report-answers.ts'
import { numberedReport } from '../../../fixtures/make-report.ts'
import { viewStatements } from '../../../fixtures/view-statements.ts'
import type { Report } from '../report/report.ts'
import type { Valuation } from '../valuation/valuation.ts'
import { valuationFinding } from '../valuation/valuation-finding.ts'
import { reportTables } from './report-tables.ts'
import { reportView } from './report-view.ts'
import { reportVerdict } from './verdict.ts'

const comparable = (price: number, metre: number): Valuation['comparables'][number] => ({
  kind: 'advert',
  address: 'г. Образцовск, ул. Кленовая, д. 14',
  rooms: 2,
  floor: null,
  area: 54,
  day: '2026-11-20',
  price,
  time_factor: 1,
  asking_factor: 0.93,
  metre,
})

const WHOLE: Valuation = {
  day: '2026-11-21',
  district: 'Садовый',
  low: 7_160_000,
  middle: 7_500_000,
  high: 7_940_000,
  metre: 138_200,
  scope: 'house',
  found: 31,
  comparables: [6.9, 7.2, 7.5, 7.8, 8.3].map((million) =>
    comparable(million * 1_000_000, (million * 1_000_000) / 54.3),
  ),
  trend: {
    monthly: 0.011,
    months: [
      { month: '2026-10', metre: 137_000 },
      { month: '2026-11', metre: 138_500 },
    ],
  },
  asking: { share: -0.057, deals: 8, adverts: 124 },
  back_test: {
    tested: 38,
    median_error: 0.055,
    within_10: 0.68,
    within_20: 1,
    in_range: 0.55,
    errors: [-0.25, -0.05, 0, 0.049, 0.2],
  },
}
const { trend: _trend, asking: _asking, back_test: _test, ...BARE } = WHOLE

const reportOf = (valuation: Valuation): Report => ({
  ...numberedReport(FLAT, [['flat-value', { kind: 'found', findings: [valuationFinding(valuation)] }]]),
  valuation,
})
const textOf = (valuation: Valuation) => viewStatements(reportView(reportOf(valuation))).join('\n')

describe('the view of a valuation', () => {
  it('has the range as its headline, and no colour', () => {
    expect(reportVerdict(reportOf(WHOLE))).toEqual({
      colour: 'grey',
      word: 'Сведения получены',
      headline: 'От 7 160 000 ₽ до 7 940 000 ₽',
    })
    expect(reportView(reportOf(WHOLE)).counts).toBeUndefined()
  })

  it('states each adjustment and what it was measured by', () => {
    const text = textOf(WHOLE)
    expect(text).toContain('+1,1 % в месяц')
    expect(text).toContain('−5,7 %')
    expect(text).toContain('8 продаж против 124 объявлений района')
    expect(text).toContain('дата 0 %, торг −7 %')
  })

  it('says what could not be measured instead of a number', () => {
    const text = textOf(BARE)
    expect(text).toContain('не измерена, поправки нет')
    expect(text).toContain('не измерен, поправки нет')
    expect(text).toContain('ошибку не из чего посчитать')
    expect(text).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('counts every error once in its columns', () => {
    const section = reportView(reportOf(WHOLE)).sections.find(({ id }) => id === 'valuation-error')
    const [series] = section?.kind === 'facts' ? (section.figures?.series ?? []) : []
    expect(series?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(5)
    expect(series?.values).toEqual([1, 0, 0, 0, 1, 2, 0, 0, 0, 1])
  })

  it('gives a letter to a flat on the scale and the same one in the table', () => {
    const view = reportView(reportOf(WHOLE))
    const table = view.sections.find(({ id }) => id === 'comparables')
    const letters = table?.kind === 'table' ? table.rows.map(({ cells }) => cells[0]?.[0]) : []
    expect(view.scale?.marks.map(({ sign }) => sign)).toEqual(letters)
    expect(view.scale?.marks.map(({ isInside }) => isInside)).toEqual([false, true, true, true, false])
    expect(view.scale?.range).toBe('7,16–7,94 млн ₽')
  })

  it('says in its tables all that it says', () => {
    for (const valuation of [WHOLE, BARE]) {
      const view = reportView(reportOf(valuation))
      const cells = new Set(
        reportTables(view)
          .flatMap(({ title, columns, rows }) => [title, ...columns.map((one) => one.title), ...rows.flat()])
          .flatMap((cell) => cell.split('\n')),
      )
      expect(viewStatements(view).filter((said) => !cells.has(said))).toEqual([])
    }
  })
})
