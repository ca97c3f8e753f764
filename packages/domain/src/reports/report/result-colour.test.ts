import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { CHECK_TYPES } from '../../checks/check.ts'
import { MATCH_KINDS, MATCH_WORDS, matchStrength } from './match-strength.ts'
import { NOT_CHECKED_REASONS } from './not-checked-reasons.ts'
import type { Answer, IdentityMatch, NotCheckedReason } from './report.ts'
import {
  COLOUR_LABELS,
  colourOf,
  colourOfAnswers,
  colourOfFinding,
  normaliseColour,
} from './result-colour.ts'
import type { ColourOf } from './result-colour.ts'
import type { ResultColour } from './tone.ts'
import { finding, found, likelyMatch, namesakeMatch, noMatch, task } from './samples.test-data.ts'
import { summariseReport } from './summary.ts'

/** From the most serious to the least. */
const COLOURS: readonly ResultColour[] = ['red', 'orange', 'yellow', 'grey', 'green']

const feature = fc.constantFrom('same', 'differs', 'unknown' as const)
const anyMatch: fc.Arbitrary<IdentityMatch> = fc.record({
  name: feature,
  birthDate: feature,
  region: feature,
  inn: feature,
  document: feature,
})
const reasons = Object.keys(NOT_CHECKED_REASONS) as NotCheckedReason[]
/** Every state of a check without an answer. */
const unchecked: readonly Answer[] = [
  ...reasons.map((reason) => ({ kind: 'not-checked', reason }) as const),
  { kind: 'in-progress' },
]
const notChecked = fc.constantFrom(...unchecked)
const anyFinding = fc
  .tuple(fc.constantFrom('critical', 'warning', 'notice'), fc.option(anyMatch, { nil: undefined }))
  .map(([severity, match]) => finding(severity, match))
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  notChecked,
  fc.constant({ kind: 'not-found' } as const),
  fc.array(anyFinding, { minLength: 1, maxLength: 3 }).map((findings) => found(...findings)),
)

const anyTask = fc
  .tuple(fc.oneof(fc.constantFrom(...CHECK_TYPES), fc.string()), anyAnswer)
  .map(([type, answer]) => task(type, answer))

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
    expect(matchStrength({ ...noMatch, birthDate: 'same', inn: 'same' }).kind).toBe('weak')
    expect(matchStrength({ ...likelyMatch, document: 'same', region: 'differs' }).kind).toBe('exact')
    // A passport is replaced, an INN never is.
    expect(matchStrength({ ...likelyMatch, inn: 'same', document: 'differs' })).toMatchObject({
      kind: 'likely',
      words: 'Совпало 4 из 5, одно против',
    })
    expect(matchStrength({ ...likelyMatch, document: 'differs' }).kind).toBe('namesake')
    expect(matchStrength({ ...likelyMatch, inn: 'differs', document: 'differs' }).kind).toBe('namesake')
    expect(matchStrength(namesakeMatch)).toEqual({
      kind: 'namesake',
      same: 1,
      against: 1,
      words: 'Совпало 1 из 5, одно против',
    })
    expect(matchStrength({ ...namesakeMatch, inn: 'differs' }).words).toBe('Совпало 1 из 5, 2 против')
    expect(Object.keys(MATCH_WORDS).toSorted()).toEqual(MATCH_KINDS.toSorted())
    const words = Object.values(MATCH_WORDS)
    expect(new Set(words).size).toBe(words.length)
    for (const text of words) expect(text).toMatch(/^[А-Я]/)
  })

  it('is sure only of a name and a birth date that are the same, and never of someone who differs', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const { kind, same, against } = matchStrength(match)
        const isReplaced = match.document === 'differs' && match.inn === 'same'
        const differs =
          [match.name, match.birthDate, match.inn].includes('differs') ||
          (match.document === 'differs' && !isReplaced)
        expect(kind === 'namesake').toBe(differs)
        const isSure = kind === 'exact' || kind === 'likely'
        expect(isSure && (match.name !== 'same' || match.birthDate !== 'same')).toBe(false)
        expect(same + against).toBe(Object.values(match).filter((each) => each !== 'unknown').length)
      }),
    )
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
    // @ts-expect-error -- nor a green answer that is still waited for
    const waiting: 'green' = colourOf({ kind: 'in-progress' })
    expect([colour, waiting]).toEqual(['grey', 'grey'])
  })

  it('has a type in which answers without a check add up to no green', () => {
    type Unchecked = Answer & { kind: 'not-checked' | 'in-progress' }
    const open: readonly Unchecked[] = [
      { kind: 'in-progress' },
      { kind: 'not-checked', reason: 'source-limit' },
    ]
    expectTypeOf(colourOfAnswers(open)).toEqualTypeOf<'grey'>()
    expectTypeOf<ColourOf<Unchecked>>().toEqualTypeOf<'grey'>()
    // An answer whose kind is not known may have any colour, so nothing can take its colour for green.
    expectTypeOf<ColourOf<Answer>>().toEqualTypeOf<ResultColour>()
    // @ts-expect-error -- the colour of all answers together must not compile as green either
    const colour: 'green' = colourOfAnswers(open)
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
    expect(colourOfFinding(finding(severity, match))).toBe(colour)
    expect(colourOf(found(finding('notice'), finding(severity, match)))).toBe(colour)
  })

  it('is green for a report of not-found answers alone, whatever the check and the failure', () => {
    fc.assert(
      fc.property(fc.array(anyTask, { maxLength: 6 }), (tasks) => {
        const { colour } = summariseReport({ tasks })
        const allNotFound = tasks.length > 0 && tasks.every(({ answer }) => answer.kind === 'not-found')
        expect(colour === 'green').toBe(allNotFound)
      }),
    )
  })

  describe.each(CHECK_TYPES)('of a report in which %s was not checked', (type) => {
    it.each(unchecked)('is grey alone: %j', (answer) => {
      const summary = summariseReport({ tasks: [task(type, answer)] })
      expect([colourOf(answer), summary.colour]).toEqual(['grey', 'grey'])
      expect(summary.headline).not.toBe('Записей не найдено')
    })

    it.each(unchecked)('is never green among other results, in any place: %j', (answer) => {
      fc.assert(
        fc.property(fc.array(anyTask, { maxLength: 4 }), fc.nat(4), (others, place) => {
          const summary = summariseReport({ tasks: others.toSpliced(place, 0, task(type, answer)) })
          expect(summary.colour).not.toBe('green')
          expect(summary.counts.notChecked + summary.counts.inProgress).toBeGreaterThan(0)
          const isElseClean = others.every((other) => other.answer.kind === 'not-found')
          expect(isElseClean && summary.colour !== 'grey').toBe(false)
        }),
        { numRuns: 20 },
      )
    })
  })

  it('of an answer that says nothing it knows is never green', () => {
    fc.assert(
      fc.property(fc.anything(), (kind) => {
        fc.pre(kind !== 'not-found')
        const answer = { kind, findings: [] } as unknown as Answer
        expect(colourOf(answer)).not.toBe('green')
        expect(colourOfAnswers([{ kind: 'not-found' }, answer])).not.toBe('green')
      }),
    )
    expect(colourOf({ kind: 'found', findings: [] })).toBe('yellow')
    expect(colourOfAnswers([{ kind: 'not-found' }, { kind: 'of-tomorrow' } as unknown as Answer])).toBe(
      'grey',
    )
  })

  it('is that of the most serious answer, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { minLength: 1, maxLength: 4 }), (answers) => {
        const places = answers.map((answer) => COLOURS.indexOf(colourOf(answer)))
        expect(COLOURS.indexOf(colourOfAnswers(answers))).toBe(Math.min(...places))
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

  it('keeps the names of the colours and reads anything else as grey', () => {
    for (const colour of COLOURS) expect(normaliseColour(colour)).toBe(colour)
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (name) => {
        expect(normaliseColour(name)).toBe('grey')
      }),
    )
  })

  it('has a label for each colour and each reason', () => {
    const labels = COLOURS.map((colour) => COLOUR_LABELS[colour])
    for (const label of labels) expect(label).toMatch(/^[А-Я]/)
    expect(new Set(labels).size).toBe(labels.length)
    for (const { title, text } of Object.values(NOT_CHECKED_REASONS)) {
      expect(title).toMatch(/^[А-Я]/)
      expect(text).toMatch(/\.$/)
    }
  })
})
