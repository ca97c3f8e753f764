import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addLocalOrder,
  LOCAL_ORDER_TTL_MS,
  pruneLocalOrders,
  settleUnpaidOrder,
  UNPAID_ORDER_TTL_MS,
} from './unpaid-orders.ts'
import type { PaidCheck } from './unpaid-orders.ts'

const START = Date.parse('2026-11-21T10:00:00Z')
const HOUR = 3_600_000
const order = (orderId: string) => ({
  orderId,
  totalAmount: 499,
  email: 'a@b.ru',
  date: new Date(START).toISOString(),
})

describe('unpaid orders', () => {
  it('[UNPAID-01] keeps an order once with its four fields', () => {
    const list = addLocalOrder(addLocalOrder([], order('7')), order('7'))
    expect(list).toEqual([
      { orderId: '7', totalAmount: 499, email: 'a@b.ru', date: '2026-11-21T10:00:00.000Z' },
    ])
  })

  it('[UNPAID-03] drops a paid one and names it for the success event, once', () => {
    const list = [order('7'), order('8')]
    const settled = settleUnpaidOrder(list, '7', 'paid', START + 48 * HOUR)
    expect(settled).toEqual({ orders: [order('8')], paid: order('7') })
    expect(settleUnpaidOrder(settled.orders, '7', 'paid', START)).toEqual({ orders: settled.orders })
  })

  it('[UNPAID-04] keeps one of 23:59:59', () => {
    const list = [order('7')]
    expect(settleUnpaidOrder(list, '7', 'not-paid', START + 24 * HOUR - 1000).orders).toBe(list)
  })

  it('[UNPAID-05] removes one of exactly 24 hours', () => {
    expect(settleUnpaidOrder([order('7')], '7', 'not-paid', START + 24 * HOUR)).toEqual({ orders: [] })
  })

  it('[UNPAID-06] keeps local orders for less than three days', () => {
    expect(pruneLocalOrders([order('7')], START + 71 * HOUR)).toHaveLength(1)
    expect(pruneLocalOrders([order('7')], START + 72 * HOUR)).toHaveLength(0)
    expect(pruneLocalOrders([{ ...order('7'), date: '' }], START)).toHaveLength(0)
  })

  it('[UNPAID-07] neither drops nor confirms by a check that failed', () => {
    const list = [order('7')]
    expect(settleUnpaidOrder(list, '7', 'failed', START + HOUR)).toEqual({ orders: list })
  })

  it('[CONST-04] unpaid orders live a day', () => expect(UNPAID_ORDER_TTL_MS).toBe(86400000))
  it('[CONST-05] local orders live three days', () => expect(LOCAL_ORDER_TTL_MS).toBe(259200000))

  it('loses no young order and reports each paid one once, in every order of answers', () => {
    const answers = fc.array(
      fc.tuple(fc.constantFrom('1', '2', '3'), fc.constantFrom<PaidCheck>('paid', 'not-paid', 'failed')),
    )
    fc.assert(
      fc.property(answers, (checks) => {
        let orders: readonly ReturnType<typeof order>[] = ['1', '2', '3'].map(order)
        const paid: string[] = []
        for (const [id, check] of checks) {
          const settled = settleUnpaidOrder(orders, id, check, START + HOUR)
          orders = settled.orders
          if (settled.paid) paid.push(settled.paid.orderId)
        }
        expect(new Set(paid).size).toBe(paid.length)
        expect([...orders.map(({ orderId }) => orderId), ...paid].toSorted()).toEqual(['1', '2', '3'])
      }),
    )
  })
})
