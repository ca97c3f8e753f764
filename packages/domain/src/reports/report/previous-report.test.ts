import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { previousReportSchema, reportChangeSchema } from './previous-report.ts'

const CHANGE = { what: 'Площадь', before: '40 м²', now: '41,5 м²' }
const PREVIOUS = {
  id: '00000000-0000-4000-8000-000000000014',
  number: 20418,
  title: 'Выписка ЕГРН об объекте',
  updated_at: '2026-11-21T11:05:00.000Z',
  changes: [CHANGE],
}

describe('[REPORT-05] a change since an earlier report', () => {
  it.each(['red', 'orange', 'yellow', 'grey'])('may be %s', (tone) => {
    expect(v.parse(reportChangeSchema, { ...CHANGE, tone })).toEqual({ ...CHANGE, tone })
  })

  it('needs no colour', () => {
    expect(v.parse(reportChangeSchema, CHANGE)).toEqual(CHANGE)
  })

  it.each([
    ['green', { ...CHANGE, tone: 'green' }],
    ['an empty colour', { ...CHANGE, tone: '' }],
    ['what it is about missing', { before: CHANGE.before, now: CHANGE.now }],
    ['what was before missing', { what: CHANGE.what, now: CHANGE.now }],
    ['what is now missing', { what: CHANGE.what, before: CHANGE.before }],
  ])('is refused with %s', (_fault, change) => {
    expect(v.is(reportChangeSchema, change)).toBe(false)
  })
})

describe('[REPORT-05] an earlier report', () => {
  it('is stored with what has changed since, or without where the two cannot be compared', () => {
    expect(v.parse(previousReportSchema, PREVIOUS)).toEqual(PREVIOUS)
    const { changes: _changes, ...alone } = PREVIOUS
    expect(v.parse(previousReportSchema, alone)).toEqual(alone)
  })

  it.each([
    ['an id that is a number', { id: 14 }],
    ['a number in words', { number: '20 418' }],
    ['no title', { title: undefined }],
    ['a time that is no instant', { updated_at: '21.11.2026' }],
    ['a change without words', { changes: [{}] }],
  ])('is refused with %s', (_fault, more) => {
    expect(v.is(previousReportSchema, { ...PREVIOUS, ...more })).toBe(false)
  })
})
