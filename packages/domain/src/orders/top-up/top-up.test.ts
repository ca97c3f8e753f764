import { expect, it } from 'vitest'
import { TOP_UP_AMOUNTS, TOP_UP_MAX, TOP_UP_MIN, topUpRequest } from './top-up.ts'

const context = { paymentSource: 'test' }

it('asks for an offered amount or an own one, never from the balance', () => {
  expect(topUpRequest(5000, { ...context, clientId: 'c', affiliateUid: 'a', partnerId: 'p' })).toEqual({
    order_items: [],
    metadata: { orderType: 'balance', amount: 5000, client_id: 'c', affiliate_uid: 'a' },
    partner_id: 'p',
    payment_source: 'test',
    use_account_balance: false,
  })
  expect(topUpRequest(1234.56, context).metadata).toEqual({
    orderType: 'custom',
    amount: 1234.56,
    client_id: '',
    affiliate_uid: '',
  })
})

it('names what is missing', () => {
  expect(() => topUpRequest(500, {} as never)).toThrow(
    expect.objectContaining({ code: 'input/invalid', detail: 'context.paymentSource' }) as unknown,
  )
})

it('takes what can be paid: whole kopecks within the limits', () => {
  for (const amount of [...TOP_UP_AMOUNTS, TOP_UP_MIN, TOP_UP_MAX])
    expect(topUpRequest(amount, context).metadata.amount).toBe(amount)
  for (const amount of [0.99, TOP_UP_MAX + 0.01, 5.001, 0, -5, NaN, Infinity, '500' as never]) {
    expect(() => topUpRequest(amount, context)).toThrow(
      expect.objectContaining({ code: 'input/invalid', detail: 'amount' }) as unknown,
    )
  }
})
