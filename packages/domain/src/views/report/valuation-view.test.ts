import { describe, expect, it } from 'vitest'
import { FLAT } from '../../../fixtures/report-answers.ts'
import { numberedReport } from '../../../fixtures/make-report.ts'
import { ADVERT, WHOLE as FULL } from '../../../fixtures/valuation.ts'
import { viewStatements } from '../../../fixtures/view-statements.ts'
import type { Report } from '../../reports/report/report.ts'
import type { Valuation } from '../../reports/valuation/valuation.ts'
import { valuationFinding } from '../../reports/valuation/valuation-finding.ts'
import { reportTables } from './report-tables.ts'
import { reportView } from './report-view.ts'
import { reportVerdict } from './verdict.ts'

const WHOLE: Valuation = {
  ...FULL,
  comparables: [6.9, 7.2, 7.5, 7.8, 8.3].map((million) => ({
    ...ADVERT,
    source: undefined,
    price: million * 1_000_000,
    time_factor: 1,
    metre: (million * 1_000_000) / 54.3,
  })),
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
