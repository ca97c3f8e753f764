import { describe, expect, it } from 'vitest'
import { BUREAU_MESSAGE, BUREAU_OUTSIDE_MESSAGE, bureauFault, bureauReportOf } from './bureau-report.ts'
import { personInputSchema } from './person-input.ts'
import * as v from 'valibot'

const GIVEN = { bureau: 'БКИ «Образец»', bureauScore: '742', bureauScale: '1–999', bureauDate: '2026-11-21' }
const REPORT = { bureau: 'БКИ «Образец»', score: 742, low: 1, high: 999, date: '2026-11-21' }

describe("the person's own report of a bureau", () => {
  it.each(['1–999', '1 - 999', '1 до 999', 'от 1 до 999', ' от  1 до 999 '])(
    'reads the scale %s',
    (bureauScale) => {
      expect(bureauReportOf({ ...GIVEN, bureauScale })).toEqual(REPORT)
    },
  )

  it('has all four or none: a number never appears without its scale and owner', () => {
    expect(bureauFault({})).toBeUndefined()
    expect(bureauFault({ bureau: ' ', bureauScore: '' })).toBeUndefined()
    expect(bureauFault(GIVEN)).toBeUndefined()
    for (const name of ['bureau', 'bureauScore', 'bureauScale', 'bureauDate']) {
      expect([name, bureauFault({ ...GIVEN, [name]: '' })]).toEqual([name, BUREAU_MESSAGE])
      expect(bureauReportOf({ ...GIVEN, [name]: '' })).toBeUndefined()
    }
  })

  it('keeps what was copied without the spaces around it', () => {
    expect(bureauReportOf({ ...GIVEN, bureau: ' БКИ «Образец» ', bureauScore: ' 742 ' })).toEqual(REPORT)
  })

  it('is undefined where nothing, or no name of a bureau, was copied', () => {
    expect(bureauReportOf({})).toBeUndefined()
    expect(bureauReportOf({ ...GIVEN, bureau: undefined })).toBeUndefined()
    expect(bureauReportOf({ ...GIVEN, bureau: '  ' })).toBeUndefined()
  })

  it.each(['999', '500–500', '1 – от 999'])('has no scale in %s', (bureauScale) => {
    expect(bureauReportOf({ ...GIVEN, bureauScore: '500', bureauScale })).toBeUndefined()
  })

  it.each([
    ['300', 300],
    ['850', 850],
  ])('may have the score at an end of its scale: %s', (bureauScore, score) => {
    const given = { ...GIVEN, bureauScore, bureauScale: 'от 300 до 850' }
    expect(bureauFault(given)).toBeUndefined()
    expect(bureauReportOf(given)).toEqual({ ...REPORT, score, low: 300, high: 850 })
  })

  it.each([
    ['1000', '1–999'],
    ['299', '300–850'],
    ['0', '1–999'],
  ])('a score of %s is not on the scale %s', (bureauScore, bureauScale) => {
    expect(bureauFault({ ...GIVEN, bureauScore, bureauScale })).toBe(BUREAU_OUTSIDE_MESSAGE)
  })

  it.each([
    ['bureauScore', 'высокий'],
    ['bureauScore', '-5'],
    ['bureauScale', '999'],
    ['bureauScale', '999–1'],
    ['bureauDate', '31.02.2026'],
  ])('%s refuses %s', (name, text) => {
    const person = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14', ...GIVEN }
    expect(v.is(personInputSchema, person)).toBe(true)
    expect(v.is(personInputSchema, { ...person, [name]: text })).toBe(false)
  })
})
