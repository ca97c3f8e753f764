import { describe, expect, it } from 'vitest'
import { COMPANY, FLAT, TAXPAYER, VEHICLE } from '../../../fixtures/report-answers.ts'
import { numberedReport, personReport } from '../../../fixtures/make-report.ts'
import { viewStatements } from '../../../fixtures/view-statements.ts'
import { checkOf } from '../../checks/check-of.ts'
import { settleAnswer } from '../../reports/answers/settle-answer.ts'
import { NOT_CHECKED_REASONS } from '../../reports/report/not-checked-reasons.ts'
import type { Answer, NotCheckedReason, Report } from '../../reports/report/report.ts'
import { reportTables } from '../../views/report/report-tables.ts'
import { reportView } from '../../views/report/report-view.ts'
import { reportVerdict } from '../../views/report/verdict.ts'
import { PRODUCTS } from './products.ts'

/** Every product that asks checks × every answer of each of its sources × every failure of any of them (TRUE-01). */

const record = (severity: 'critical' | 'warning' | 'notice'): Answer => ({
  kind: 'found',
  findings: [
    { title: 'Запись', facts: [{ label: 'Состояние', value: 'Особое' }], severity, amount: 38_814_000 },
  ],
})
const FAILURES: readonly Answer[] = [
  ...(Object.keys(NOT_CHECKED_REASONS) as NotCheckedReason[]).map(
    (reason) => ({ kind: 'not-checked', reason }) as const,
  ),
  { kind: 'in-progress' },
]
const ANSWERS: readonly Answer[] = [
  record('critical'),
  record('warning'),
  record('notice'),
  { kind: 'not-found' },
  ...FAILURES,
]

type Asked = readonly (readonly [type: string, answer: Answer])[]

function reportOf(product_name: string, subject: string, asked: Asked): Report {
  return { ...reportAbout(subject, asked), product_name }
}

function reportAbout(subject: string, asked: Asked): Report {
  switch (subject) {
    case 'company':
      return numberedReport(COMPANY, asked)
    case 'vehicle':
      return numberedReport(VEHICLE, asked)
    case 'taxpayer':
      return numberedReport(TAXPAYER, asked)
    case 'flat':
      return numberedReport(FLAT, asked)
    default:
      return personReport(
        asked.map(([type, answer]) => [type, checkOf(type)?.source ?? '', settleAnswer(type, answer)]),
      )
  }
}

const asking = PRODUCTS.filter(({ checks }) => checks.length > 0)

describe.each(asking.map(({ product_name, subject, checks }) => [product_name, subject, checks] as const))(
  '[TRUE-01] %s',
  (name, subject, checks) => {
    const clean: Asked = checks.map((type) => [type, { kind: 'not-found' }])

    it('is never green when one of its sources has failed, for whatever reason', () => {
      for (const [place, type] of checks.entries()) {
        for (const failure of FAILURES) {
          const report = reportOf(name, subject, clean.with(place, [type, failure]))
          expect([type, failure, reportVerdict(report).colour]).not.toContain('green')
          const view = reportView(report)
          const isToldOpen =
            failure.kind === 'in-progress'
              ? view.sections.some(({ kind, id }) => kind === 'running' && id === type)
              : view.notChecked.rows.some(({ what }) => what.startsWith(checkOf(type)?.title ?? '?'))
          expect([type, failure, isToldOpen]).toContain(true)
        }
      }
    })

    it('is green only when every empty answer is good news', () => {
      const isGood = checks.every((type) => {
        const absence = checkOf(type)?.absence
        return absence === undefined || absence.severity === 'stated'
      })
      const asksForTrouble = checks.some((type) => checkOf(type)?.absence === undefined)
      expect(reportVerdict(reportOf(name, subject, clean)).colour === 'green').toBe(isGood && asksForTrouble)
    })

    it('says the same in its view and in its tables, for every answer of every source', () => {
      for (const [place, type] of checks.entries()) {
        for (const answer of ANSWERS) {
          const report = reportOf(name, subject, clean.with(place, [type, answer]))
          const view = reportView(report)
          expect(view.asked.rows.flatMap((row) => row.checks)).toHaveLength(checks.length)
          const cells = new Set(
            reportTables(view)
              .flatMap(({ title, columns, rows }) => [
                title,
                ...columns.map((one) => one.title),
                ...rows.flat(),
              ])
              .flatMap((cell) => cell.split('\n')),
          )
          expect(viewStatements(view).filter((said) => !cells.has(said))).toEqual([])
        }
      }
    })

    it('names the sum of a record in its headline, with words that are its own', () => {
      // The subject is known to every register, and nothing else is found.
      const known: Asked = checks.map((type) => [
        type,
        checkOf(type)?.absence ? record('notice') : { kind: 'not-found' },
      ])
      for (const [place, type] of checks.entries()) {
        const headlines = (['critical', 'warning'] as const).map(
          (severity) =>
            reportVerdict(reportOf(name, subject, known.with(place, [type, record(severity)]))).headline,
        )
        for (const headline of headlines) {
          expect([type, headline]).toEqual([type, expect.stringMatching(/388 140 ₽/)])
          expect(headline).not.toMatch(/серьезные записи|стоит посмотреть|[{}]/)
        }
      }
    })

    it('turns red by a serious record of any of its sources, and says what to do', () => {
      for (const [place, type] of checks.entries()) {
        const report = reportOf(name, subject, clean.with(place, [type, record('critical')]))
        expect([type, reportVerdict(report).colour]).toEqual([type, 'red'])
        expect(reportView(report).verdict.advice.length).toBeGreaterThan(0)
      }
    })
  },
)
