import { describe, expect, it } from 'vitest'
import { watchedQuestions } from './watch-questions.ts'
import { watchTransition, type WatchState } from './watch-state.ts'
import { addMonths, earnedOf, nextCheck, periodMs } from './watch-terms.ts'

const at = (text: string): number => Date.parse(text)
const iso = (instant: number): string => new Date(instant).toISOString()

describe('terms of a watch', () => {
  it('a month ends on the last day where it is shorter', () => {
    expect(iso(addMonths(at('2027-01-31T09:00:00Z'), 1))).toBe('2027-02-28T09:00:00.000Z')
    expect(iso(addMonths(at('2026-11-30T09:00:00Z'), 3))).toBe('2027-02-28T09:00:00.000Z')
  })

  it.each([
    ['day', '2026-11-02T06:00:00.000Z'],
    ['week', '2026-11-08T06:00:00.000Z'],
    ['month', '2026-12-01T06:00:00.000Z'],
  ] as const)('the next check after a %s is in its rhythm', (period, next) => {
    const due = at('2026-11-01T06:00:00Z')
    expect(iso(nextCheck(period, due, due + 1000))).toBe(next)
  })

  it('missed checks are left out', () => {
    expect(iso(nextCheck('week', at('2026-11-01T06:00:00Z'), at('2026-11-20T00:00:00Z')))).toBe(
      '2026-11-22T06:00:00.000Z',
    )
    expect(iso(nextCheck('month', at('2026-11-01T06:00:00Z'), at('2027-02-02T00:00:00Z')))).toBe(
      '2027-03-01T06:00:00.000Z',
    )
  })

  it('a period of a month is as long as its month', () => {
    expect(periodMs('month', at('2026-11-01T06:00:00Z'))).toBe(30 * 86_400_000)
    expect(periodMs('week', at('2026-11-01T06:00:00Z'))).toBe(7 * 86_400_000)
  })

  it('a part of the term earns a part of the price', () => {
    expect(earnedOf(2900, 10, 30)).toBe(966)
    expect(earnedOf(2900, 30, 30)).toBe(2900)
    expect(earnedOf(2900, 0, 30)).toBe(0)
    expect(earnedOf(2900, -5, 30)).toBe(0)
  })
})

describe('states of a watch', () => {
  const asking: WatchState = { status: 'asking' }
  const active: WatchState = { status: 'active' }

  it('a person who was asked agrees, refuses or does not answer', () => {
    expect(watchTransition(asking, { event: 'agreed' })).toEqual(active)
    expect(watchTransition(asking, { event: 'ended', why: 'refused' })).toEqual({
      status: 'ended',
      end: 'refused',
    })
    expect(watchTransition(active, { event: 'ended', why: 'refused' })).toBeUndefined()
    expect(watchTransition(active, { event: 'agreed' })).toBeUndefined()
  })

  it('consent is withdrawn from what is watched or rests', () => {
    const paused = watchTransition(active, { event: 'paused', by: 'buyer' })
    expect(paused).toEqual({ status: 'paused', pause: 'buyer' })
    for (const state of [active, paused as WatchState])
      expect(watchTransition(state, { event: 'ended', why: 'withdrawn' })).toEqual({
        status: 'ended',
        end: 'withdrawn',
      })
    expect(watchTransition(asking, { event: 'ended', why: 'withdrawn' })).toBeUndefined()
  })

  it('what paused for its ground goes on with the ground alone', () => {
    const paused: WatchState = { status: 'paused', pause: 'ground' }
    expect(watchTransition(paused, { event: 'resumed' })).toBeUndefined()
    expect(watchTransition(paused, { event: 'ground-confirmed' })).toEqual(active)
  })

  it('the end is the end', () => {
    const ended: WatchState = { status: 'ended', end: 'term' }
    expect(watchTransition(ended, { event: 'ended', why: 'stopped' })).toBeUndefined()
    expect(watchTransition(ended, { event: 'resumed' })).toBeUndefined()
  })
})

describe('what is watched', () => {
  const person = { bailiffs: [['name', 'birthDate', 'region']], bankruptcy: [['inn'], ['name']] } as const

  it('is what sources answer', () => {
    expect(watchedQuestions('person', { person })?.map(({ type }) => type)).toEqual([
      'bailiffs',
      'bankruptcy',
    ])
    expect(watchedQuestions('vehicle', { vehicle: { 'vehicle-pledges': [['vin']] } })).toEqual([
      { type: 'vehicle-pledges', title: expect.any(String), source: expect.any(String) },
    ])
  })

  it('is not for sale without its leading questions', () => {
    expect(watchedQuestions('person', { person: { bailiffs: person.bailiffs } })).toBeUndefined()
    expect(watchedQuestions('company', {})).toBeUndefined()
    // The form does not ask for the number that this source needs.
    expect(watchedQuestions('person', { person: { ...person, bankruptcy: [['inn']] } })).toBeUndefined()
  })
})
