import { describe, expect, it } from 'vitest'
import { CLEAN, fullCheck, historyOf } from '../../../fixtures/order-cases.ts'
import { DEBT, DOWN, NOTHING } from '../../../fixtures/report-answers.ts'
import { personReport, propertyReport } from '../../../fixtures/make-report.ts'
import type { Extract } from '../../reports/extract/extract.ts'
import type { Answer, Finding, Report } from '../../reports/report/report.ts'
import { reconcile } from './reconcile.ts'

const rowOf = (question: string, reports: readonly (Report | null)[]) => {
  const row = reconcile(fullCheck(reports).parts)?.rows.find((one) => one.question === question)
  return row && { cells: row.cells.map(({ state, text }) => `${text} (${state})`), outcome: row.outcome }
}
const OBJECT = propertyReport(CLEAN)
const HISTORY = propertyReport(historyOf(CLEAN))
const PERSON = personReport([['wanted', 'МВД', NOTHING]])
const NOT_REGISTERED = { tone: 'green', words: 'Не зарегистрировано' }
const entry = (type: string) => ({ type, holders: [], documents: [] })
const encumbered = (...encumbrances: Extract['encumbrances']) =>
  propertyReport({ ...CLEAN, encumbrances, parts: { ...CLEAN.parts, encumbrances: 'filled' } })

describe('a prohibition of deals', () => {
  const QUESTION = 'Запрет сделок'
  const personWith = (answer: Answer) =>
    personReport([
      ['wanted', 'МВД', DOWN],
      ['bailiffs', 'ФССП', answer],
    ])
  const record: Finding = { title: '48120/26/00014-ИП', facts: [], severity: 'critical' }

  it('is stated by the register, with every entry', () => {
    const prohibited = encumbered(entry('Арест'), entry('Запрет регистрации'), entry('Аренда'))
    expect(rowOf(QUESTION, [prohibited, HISTORY, personWith(DEBT)])).toEqual({
      cells: [
        'Арест; Запрет регистрации (says)',
        'документ не сообщает (not-told)',
        'Долг 388 140 ₽, взыскание идет (says)',
      ],
      outcome: { tone: 'red', words: 'Есть запрет' },
    })
  })

  it.each([
    ['388 140 roubles', DEBT, 'Долг 388 140 ₽, взыскание идет'],
    ['a sum that is not told', { kind: 'found', findings: [record] }, 'Взыскание идет'],
    [
      'two sums',
      {
        kind: 'found',
        findings: [
          { ...record, amount: 100_000 },
          { ...record, amount: 200_000 },
        ],
      },
      'Долг 3 000 ₽, взыскание идет',
    ],
  ] satisfies [string, Answer, string][])('may follow from a debt: %s', (_sum, answer, text) => {
    expect(rowOf(QUESTION, [OBJECT, personWith(answer)])).toEqual({
      cells: ['не зарегистрировано (says)', `${text} (differs)`],
      outcome: { tone: 'orange', words: 'Могут внести из-за долга' },
    })
  })

  it('[TRUE-02] [TRUE-08] does not follow from what is collected from a likely namesake', () => {
    const match = {
      name: 'same',
      birthDate: 'differs',
      region: 'same',
      inn: 'unknown',
      document: 'unknown',
    } as const
    const namesake = { ...record, amount: 38_814_000, match }
    expect(rowOf(QUESTION, [OBJECT, personWith({ kind: 'found', findings: [namesake] })])).toEqual({
      cells: ['не зарегистрировано (says)', 'Возможно, однофамилец (says)'],
      outcome: NOT_REGISTERED,
    })
    const own = { ...record, amount: 100_000 }
    expect(
      rowOf(QUESTION, [OBJECT, personWith({ kind: 'found', findings: [namesake, own] })])?.cells[1],
    ).toBe('Долг 1 000 ₽, взыскание идет (differs)')
  })

  it('[TRUE-08] says so where nothing but the name is the same, and counts what is sure by itself', () => {
    const match = {
      name: 'same',
      birthDate: 'unknown',
      region: 'same',
      inn: 'unknown',
      document: 'unknown',
    } as const
    const weak = { ...record, amount: 500_000, match }
    const cell = (...findings: [Finding, ...Finding[]]) =>
      rowOf(QUESTION, [OBJECT, personWith({ kind: 'found', findings })])?.cells[1]
    expect(cell(weak)).toBe('Долг 5 000 ₽, взыскание идет, совпадение неполное (differs)')
    const likely = { ...record, amount: 100_000, match: { ...match, birthDate: 'same' } } as const
    expect(cell(weak, likely)).toBe('Долг 1 000 ₽, взыскание идет (differs)')
  })

  it.each([
    ['found none', personWith(NOTHING), 'Взысканий не найдено (says)'],
    ['did not answer', personWith(DOWN), 'источник не ответил (not-told)'],
    ['have not answered yet', personWith({ kind: 'in-progress' }), 'ответа еще нет (waiting)'],
    [
      'state something',
      personWith({ kind: 'stated', findings: [record] }),
      'документ не сообщает (not-told)',
    ],
    ['were not asked', PERSON, 'не спрашивали (not-asked)'],
  ])('is not registered where the bailiffs %s', (_answer, person, cell) => {
    expect(rowOf(QUESTION, [OBJECT, person])).toEqual({
      cells: ['не зарегистрировано (says)', cell],
      outcome: NOT_REGISTERED,
    })
  })
})
