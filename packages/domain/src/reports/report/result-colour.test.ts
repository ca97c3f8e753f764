import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { CHECK_TYPES } from '../checks/check.ts'
import { MATCH_KINDS, MATCH_WORDS, matchStrength } from './match-strength.ts'
import { NOT_CHECKED_REASONS } from './not-checked-reasons.ts'
import type { Answer, IdentityMatch, NotCheckedReason } from './report.ts'
import { COLOUR_LABELS, colourOf, colourOfAnswers, normaliseColour } from './result-colour.ts'
import { finding, found, likelyMatch, namesakeMatch, noMatch, task } from './samples.test-data.ts'
import { summariseReport } from './summary.ts'

const feature = fc.constantFrom('same', 'differs', 'unknown' as const)
const anyMatch: fc.Arbitrary<IdentityMatch> = fc.record({
  name: feature,
  birthDate: feature,
  region: feature,
  inn: feature,
  document: feature,
})
const reasons = Object.keys(NOT_CHECKED_REASONS) as NotCheckedReason[]
const notChecked: fc.Arbitrary<Answer> = fc.oneof(
  fc.constantFrom(...reasons).map((reason) => ({ kind: 'not-checked', reason }) as const),
  fc.constant({ kind: 'in-progress' } as const),
)
const anyFinding = fc
  .tuple(fc.constantFrom('critical', 'warning', 'notice'), fc.option(anyMatch, { nil: undefined }))
  .map(([severity, match]) => finding(severity, match))
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  notChecked,
  fc.constant({ kind: 'not-found' } as const),
  fc.array(anyFinding, { minLength: 1, maxLength: 3 }).map((findings) => found(...findings)),
)

describe('match strength', () => {
  it('tells a sure match from a namesake', () => {
    expect(matchStrength({ ...likelyMatch, inn: 'same' })).toMatchObject({
      kind: 'exact',
      same: 4,
      against: 0,
    })
    expect(matchStrength(likelyMatch)).toEqual({
      kind: 'likely',
      same: 3,
      against: 0,
      words: 'Совпало 3 из 5',
    })
    expect(matchStrength({ ...likelyMatch, region: 'differs' }).kind).toBe('weak')
    expect(matchStrength({ ...noMatch, name: 'same' }).kind).toBe('weak')
    expect(matchStrength({ ...likelyMatch, document: 'same', region: 'differs' }).kind).toBe('exact')
    expect(matchStrength(namesakeMatch)).toEqual({
      kind: 'namesake',
      same: 1,
      against: 1,
      words: 'Совпало 1 из 5, одно против',
    })
    expect(matchStrength({ ...namesakeMatch, inn: 'differs' }).words).toBe('Совпало 1 из 5, 2 против')
    expect(Object.keys(MATCH_WORDS).toSorted()).toEqual(MATCH_KINDS.toSorted())
  })

  it('is monotone: more that is the same never weakens, more that differs never strengthens', () => {
    const names = fc.constantFrom<keyof IdentityMatch>('name', 'birthDate', 'region', 'inn', 'document')
    const rank = (match: IdentityMatch): number => MATCH_KINDS.indexOf(matchStrength(match).kind)
    fc.assert(
      fc.property(anyMatch, names, (match, name) => {
        const unknown = rank({ ...match, [name]: 'unknown' })
        expect(rank({ ...match, [name]: 'same' })).toBeGreaterThanOrEqual(unknown)
        expect(rank({ ...match, [name]: 'differs' })).toBeLessThanOrEqual(unknown)
      }),
    )
  })
})

describe('result colour', () => {
  it('has a type in which only a not-found answer is green', () => {
    expectTypeOf(colourOf({ kind: 'not-found' })).toEqualTypeOf<'green'>()
    expectTypeOf(colourOf({ kind: 'not-checked', reason: 'source-down' })).toEqualTypeOf<'grey'>()
    expectTypeOf(colourOf({ kind: 'in-progress' })).toEqualTypeOf<'grey'>()
    expectTypeOf(colourOf(found(finding('notice')))).toEqualTypeOf<'red' | 'orange' | 'yellow'>()
    // @ts-expect-error -- a green «not checked» must not compile
    const colour: 'green' = colourOf({ kind: 'not-checked', reason: 'source-down' })
    expect(colour).toBe('grey')
  })

  it.each([
    ['critical', likelyMatch, 'red'],
    ['critical', undefined, 'red'],
    ['critical', noMatch, 'orange'],
    ['warning', likelyMatch, 'orange'],
    ['warning', noMatch, 'yellow'],
    ['notice', likelyMatch, 'yellow'],
    ['critical', namesakeMatch, 'yellow'],
  ] as const)('a %s record with this match is coloured', (severity, match, colour) => {
    expect(colourOf(found(finding('notice'), finding(severity, match)))).toBe(colour)
  })

  it('is green for a report of not-found answers alone, whatever the check and the failure', () => {
    const tasks = fc.array(fc.tuple(fc.constantFrom(...CHECK_TYPES), anyAnswer), { maxLength: 6 })
    fc.assert(
      fc.property(tasks, (pairs) => {
        const { colour } = summariseReport({ tasks: pairs.map(([type, answer]) => task(type, answer)) })
        const allNotFound = pairs.length > 0 && pairs.every(([, answer]) => answer.kind === 'not-found')
        expect(colour === 'green').toBe(allNotFound)
      }),
    )
  })

  it('is never green with one unchecked or unfinished task', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHECK_TYPES), notChecked, (type, answer) => {
        const tasks = [task('passport', { kind: 'not-found' }), task(type, answer)]
        expect(summariseReport({ tasks }).colour).toBe('grey')
      }),
    )
  })

  it('is grey without answers and takes the most serious of several', () => {
    expect(colourOfAnswers([])).toBe('grey')
    expect(colourOfAnswers([{ kind: 'in-progress' }, found(finding('warning')), { kind: 'not-found' }])).toBe(
      'orange',
    )
  })

  it('[UI-070] reads the other names of colours', () => {
    expect(['danger', 'warning', 'success', 'info'].map(normaliseColour)).toEqual([
      'red',
      'yellow',
      'green',
      'grey',
    ])
    expect(normaliseColour('orange')).toBe('orange')
    expect(normaliseColour('toString')).toBe('grey')
  })

  it('has a label for each colour and each reason', () => {
    expect(Object.values(COLOUR_LABELS).every((label) => /^[А-Я]/.test(label))).toBe(true)
    for (const { title, text } of Object.values(NOT_CHECKED_REASONS)) {
      expect(title).toMatch(/^[А-Я]/)
      expect(text).toMatch(/\.$/)
    }
  })
})
