import { describe, expect, it } from 'vitest'
import type { ItemStatus } from '../order/item-status.ts'
import { explainReturn, RETURN_RULES, returnRuleLabel, type ReturnFacts } from './return-rules.ts'

const calendar = { holidays: new Set<string>() }
/** A Monday, noon in Moscow. */
const MONDAY = Date.parse('2026-11-16T09:00:00Z')
const DAY = 86_400_000

const explain = (status: ItemStatus, more: Partial<ReturnFacts> = {}, now = MONDAY) =>
  explainReturn(
    {
      item: {
        userId: 'u1',
        status,
        statusSince: MONDAY,
        isWithoutData: false,
        share: { bonus: 0, own: 0, card: 100 },
      },
      isOverdue: false,
      hasFault: false,
      ...more,
    },
    { now, calendar },
  )

describe('[CONSOLE-07] the rule of a return', () => {
  it('is the first that applies; the word of the staff where no other does', () => {
    expect(explain('requested').applies).toBe('not-begun')
    expect(explain('actionrequired').applies).toBe('goodwill')
    expect(explain('actionrequired', {}, MONDAY + 7 * DAY).applies).toBe('data-not-given')
    expect(explain('inprogress', { isOverdue: true, hasFault: true }).applies).toBe('source-silent')
    expect(explain('done', { hasFault: true }).applies).toBe('report-fault')
    expect(explain('done').applies).toBe('goodwill')
  })

  it('comes with those that do not apply', () => {
    expect(explain('done').others).toEqual(['not-begun', 'data-not-given', 'source-silent', 'report-fault'])
    expect(explain('inprogress', { isOverdue: true, hasFault: true }).others).toEqual([
      'not-begun',
      'data-not-given',
    ])
  })

  it('has words of its own', () => {
    expect(new Set(RETURN_RULES.map(returnRuleLabel)).size).toBe(RETURN_RULES.length)
  })
})
