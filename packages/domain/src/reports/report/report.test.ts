import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { NOT_CHECKED_REASONS } from './not-checked-reasons.ts'
import { answerSchema, reportSchema } from './report.ts'
import type { Answer, Finding, NotCheckedReason, Report, ReportTask } from './report.ts'
import { extract, likelyMatch, task } from './samples.test-data.ts'

const instant = '2026-11-21T10:00:00.000Z'
const person = { kind: 'person', lastName: 'Образцов', firstName: 'Пример', birthDate: '1990-02-03' } as const
const least: Report = {
  id: 'item-1',
  number: 1,
  version: '1',
  product_name: 'CheckPerson',
  title: 'Проверка человека',
  demo: true,
  subject: person,
  status: 'new',
  updated_at: instant,
  tasks: [],
}
const record: Finding = {
  title: 'Запись',
  facts: [{ label: 'Сумма', value: '1 ₽' }],
  match: likelyMatch,
  severity: 'notice',
  amount: 100,
}
const answered: ReportTask = {
  ...task('courts', { kind: 'found', findings: [record] }),
  asked: [{ label: 'Фамилия', value: 'Образцов' }],
  started_at: instant,
  answered_at: instant,
  answer_hash: 'ab',
}
const full: Report = {
  ...least,
  subject: { ...person, middleName: 'Иванович', region: 'Край', inn: '0', passportMasked: '•••• ••0001' },
  started_at: instant,
  finished_at: instant,
  tasks: [answered],
  extract: { source: 'Росреестр', received_at: instant, content: extract() },
}

function refused(value: unknown): readonly (string | null)[] {
  return (v.safeParse(reportSchema, value).issues ?? []).map((issue) => v.getDotPath(issue))
}

describe('the schema of a report', () => {
  it('loses nothing of a report', () => {
    const flat = {
      ...full,
      subject: { kind: 'property', cadastralNumber: '00:01:0001001:1', address: 'Улица' },
    }
    for (const report of [least, full, flat]) expect(v.parse(reportSchema, report)).toEqual(report)
  })

  it('names each part that must not be left out', () => {
    for (const part of Object.keys(least)) {
      const kept = Object.fromEntries(Object.entries(least).filter(([name]) => name !== part))
      expect(refused(kept)).toEqual([part])
    }
  })

  it('takes instants in UTC only where an instant is due', () => {
    expect(refused({ ...least, updated_at: '21.11.2026' })).toEqual(['updated_at'])
    expect(refused({ ...full, tasks: [{ ...answered, answered_at: 'вчера' }] })).toEqual([
      'tasks.0.answered_at',
    ])
  })

  it('refuses any other value, never with a TypeError', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(() => v.parse(reportSchema, value)).toThrow(v.ValiError)
        expect(() => v.parse(reportSchema, { ...full, subject: value })).toThrow(v.ValiError)
        expect(() => v.parse(answerSchema, value)).toThrow(v.ValiError)
      }),
    )
  })
})

describe('the schema of an answer', () => {
  it('takes the four results with all that they say', () => {
    const reasons = Object.keys(NOT_CHECKED_REASONS) as NotCheckedReason[]
    const answers: readonly Answer[] = [
      { kind: 'found', findings: [record] },
      { kind: 'not-found' },
      { kind: 'not-found', note: 'Просмотрено записей: 2' },
      ...reasons.map((reason) => ({ kind: 'not-checked', reason, note: 'Код 503' }) as const),
      { kind: 'in-progress' },
    ]
    expect(reasons).toHaveLength(9)
    for (const answer of answers) expect(v.parse(answerSchema, answer)).toEqual(answer)
  })

  it.each([
    { kind: 'found', findings: [] },
    { kind: 'not-checked' },
    { kind: 'not-checked', reason: '' },
    { kind: 'done' },
  ])('takes no %j: a record without records, a failure without its reason', (answer) => {
    expect(v.is(answerSchema, answer)).toBe(false)
  })

  it('accepts each weight of a record and each result of comparing a feature', () => {
    const features = ['same', 'differs', 'unknown'] as const
    for (const severity of ['critical', 'warning', 'notice'] as const) {
      for (const inn of features) {
        const answer = { kind: 'found', findings: [{ ...record, severity, match: { ...likelyMatch, inn } }] }
        expect(v.parse(answerSchema, answer)).toEqual(answer)
      }
    }
    const findings = [{ ...record, severity: '', match: { ...likelyMatch, inn: '' } }]
    expect(v.is(answerSchema, { kind: 'found', findings })).toBe(false)
  })
})
