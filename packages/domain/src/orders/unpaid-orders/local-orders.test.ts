import { describe, expect, it } from 'vitest'
import { localOrdersTransition } from './local-orders.ts'
import type { LocalOrders, LocalOrdersEvent } from './local-orders.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const DAY = 86_400_000
const order = (orderId: string) => ({
  orderId,
  totalAmount: 499,
  email: 'a@b.ru',
  date: new Date(NOW).toISOString(),
})
const EMPTY: LocalOrders = { orders: [], notPaidOrders: [] }
const opened = (id = '7'): LocalOrdersEvent => ({ kind: 'payment-opened', order: order(id) })
const paid = (id = '7'): LocalOrdersEvent => ({ kind: 'paid', order: order(id) })

function run(...events: LocalOrdersEvent[]) {
  let lists = EMPTY
  const paidIds: string[] = []
  for (const event of events) {
    const step = localOrdersTransition(lists, event)
    lists = step.lists
    if (step.paid) paidIds.push(step.paid.orderId)
  }
  const idsOf = (list: LocalOrders['orders']) => list.map(({ orderId }) => orderId)
  return { orders: idsOf(lists.orders), unpaid: idsOf(lists.notPaidOrders), paidIds }
}

describe('local orders', () => {
  it('move from unpaid to paid once, no matter who sees the payment first', () => {
    const check: LocalOrdersEvent = { kind: 'checked', orderId: '7', check: 'paid', now: NOW }
    const after = { orders: ['7'], unpaid: ['8'], paidIds: ['7'] }
    expect(run(opened(), opened(), opened('8'), paid(), check)).toEqual(after)
    expect(run(opened(), opened('8'), check, paid(), check, opened())).toEqual(after)
  })

  it('are paid without ever having been unpaid: free, or from the balance', () => {
    expect(run(paid())).toEqual({ orders: ['7'], unpaid: [], paidIds: ['7'] })
  })

  it('stay unpaid for 24 hours and paid for three days', () => {
    const check = (now: number, answer: 'not-paid' | 'failed'): LocalOrdersEvent => ({
      kind: 'checked',
      orderId: '7',
      check: answer,
      now,
    })
    expect(run(opened(), check(NOW + DAY - 1, 'not-paid')).unpaid).toEqual(['7'])
    expect(run(opened(), check(NOW + DAY, 'failed'))).toEqual({ orders: [], unpaid: [], paidIds: [] })
    const later = (days: number): LocalOrdersEvent => ({ kind: 'page-changed', now: NOW + days * DAY })
    expect(run(paid(), opened('8'), later(2)).orders).toEqual(['7'])
    expect(run(paid(), opened('8'), later(3))).toMatchObject({ orders: [], unpaid: ['8'] })
  })
})
