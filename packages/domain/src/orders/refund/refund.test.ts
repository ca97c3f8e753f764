import { describe, expect, it } from 'vitest'
import { isRefundable, ITEM_STATUSES } from '../order/item-status.ts'
import type { ItemStatus } from '../order/item-status.ts'
import { refundError, refundOf } from './refund.ts'
import type { ReturnableItem } from './refund.ts'

const calendar = { holidays: new Set(['2026-11-04']) }
/** A Monday, noon in Moscow. */
const MONDAY = Date.parse('2026-11-16T09:00:00Z')
const DAY = 86_400_000
const share = { bonus: 1, own: 2, card: 3 }
const person = { id: 'u1', role: 1 }
const admin = { id: 'u9', role: 0 }

function item(status: ItemStatus, more: Partial<ReturnableItem> = {}): ReturnableItem {
  return { userId: 'u1', status, statusSince: MONDAY, isWithoutData: false, share, ...more }
}

function decide(which: ReturnableItem, actor: typeof person | null = person, now = MONDAY): string {
  const decision = refundOf(which, { actor, now, calendar })
  return decision.kind === 'refund' ? 'refund' : decision.reason
}

describe('refund', () => {
  it('gives each part back to its place, within 30 working days', () => {
    expect(refundOf(item('requested'), { actor: person, now: MONDAY, calendar })).toEqual({
      kind: 'refund',
      share,
      due: '2026-12-28',
    })
    expect(refundOf(item('requested'), { actor: person, now: MONDAY - 14 * DAY, calendar })).toMatchObject({
      due: '2026-12-15',
    })
  })

  it('is for items that are not begun', () => {
    const decisions = Object.fromEntries(ITEM_STATUSES.map((status) => [status, decide(item(status))]))
    expect(decisions).toEqual({
      waitingforpayment: 'refund',
      requested: 'refund',
      inprogress: 'in-work',
      actionrequired: 'waiting-for-data',
      done: 'finished',
      refund: 'already-returned',
      deleted: 'deleted',
    })
    for (const status of ITEM_STATUSES) {
      const later = decide(item(status), person, MONDAY + 30 * DAY)
      expect([status, later === 'refund']).toEqual([status, isRefundable(status)])
    }
  })

  it('waits for missing data over three working days, Moscow time', () => {
    const missing = item('actionrequired')
    const lastMinute = Date.parse('2026-11-19T20:59:59Z')
    expect(decide(missing, person, lastMinute)).toBe('waiting-for-data')
    expect(decide(missing, person, lastMinute + 1000)).toBe('refund')
    const beforeHoliday = item('actionrequired', { statusSince: Date.parse('2026-11-03T09:00:00Z') })
    expect(decide(beforeHoliday, person, Date.parse('2026-11-09T09:00:00Z'))).toBe('waiting-for-data')
    expect(decide(beforeHoliday, person, Date.parse('2026-11-10T09:00:00Z'))).toBe('refund')
    expect(decide(missing, admin)).toBe('refund')
  })

  it('is for the person and for an admin', () => {
    const others = [null, { id: 'u2', role: 1 }, { id: 'u2', role: 4 }]
    expect(others.map((actor) => decide(item('requested'), actor))).toEqual(['foreign', 'foreign', 'foreign'])
    expect(decide(item('requested'), admin)).toBe('refund')
    expect(decide(item('done'), admin)).toBe('finished')
  })

  it('does not pay for an empty register: looking was the service', () => {
    for (const status of ['requested', 'actionrequired', 'done'] as const)
      expect(decide(item(status, { isWithoutData: true }), admin)).toBe('without-data')
  })

  it('travels as an error that names its reason', () => {
    expect(refundError('foreign')).toMatchObject({ code: 'access/denied', detail: 'foreign' })
    expect(refundError('in-work')).toMatchObject({ code: 'order/not-refundable', detail: 'in-work' })
  })
})
