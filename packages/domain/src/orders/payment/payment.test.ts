import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutTransition, PAYMENT_SUCCESS_TEXT, WidgetClosedError } from './checkout.ts'
import type { CheckoutEffect, CheckoutEvent, CheckoutOrder, CheckoutState } from './checkout.ts'
import { PAYMENT_STATUSES, paymentTransition } from './payment.ts'
import type { PaymentEvent, PaymentStatus } from './payment.ts'

const order: CheckoutOrder = {
  id: 'o1',
  totalAmount: 499,
  itemCount: 1,
  balanceUsed: false,
  confirmationToken: 't',
}

function run(events: readonly CheckoutEvent[], from: CheckoutState = { kind: 'idle' }) {
  let state = from
  const effects: CheckoutEffect[] = []
  for (const event of events) {
    const step = checkoutTransition(state, event)
    state = step.state
    effects.push(...step.effects)
  }
  return { kind: state.kind, effects }
}

const opened: CheckoutEvent[] = [{ kind: 'submitted' }, { kind: 'order-created', order }]
const about = (
  kind:
    | 'widget-succeeded'
    | 'widget-failed'
    | 'widget-closed'
    | 'found-paid'
    | 'found-unpaid'
    | 'check-failed',
  orderId = 'o1',
) => ({ kind, orderId }) as const

describe('checkout', () => {
  it('opens the widget when there is something to pay', () => {
    expect(run(opened)).toEqual({ kind: 'paying', effects: ['remember-unpaid', 'open-widget'] })
  })

  it('[PAY-11] needs no widget for an order paid from the balance, and asks for the balance again', () => {
    const { kind, effects } = run([
      { kind: 'submitted' },
      { kind: 'order-created', order: { ...order, balanceUsed: true } },
    ])
    expect(kind).toBe('paid')
    expect(effects).not.toContain('open-widget')
    expect(effects).toEqual(
      expect.arrayContaining(['save-order', 'empty-cart', 'toast-paid', 'refresh-balance']),
    )
  })

  it('is paid at once and without a toast when the order is free', () => {
    const { kind, effects } = run([
      { kind: 'submitted' },
      { kind: 'order-created', order: { ...order, totalAmount: 0 } },
    ])
    expect(kind).toBe('paid')
    expect(effects).toEqual(['save-order', 'forget-unpaid', 'empty-cart', 'send-payment-success'])
  })

  it('runs the success steps when the widget succeeds', () => {
    const { kind, effects } = run([...opened, about('widget-succeeded')])
    expect(kind).toBe('paid')
    expect(effects.slice(2)).toEqual([
      'close-widget',
      'save-order',
      'forget-unpaid',
      'empty-cart',
      'send-payment-success',
      'toast-paid',
    ])
    expect(PAYMENT_SUCCESS_TEXT).toBe('Оплата прошла успешно')
  })

  it('asks the server after a widget error: paid is a success', () => {
    const failed = run([...opened, about('widget-failed')])
    expect(failed.kind).toBe('checking')
    expect(failed.effects.filter((effect) => effect === 'check-paid')).toHaveLength(1)
    expect(run([...opened, about('widget-failed'), about('found-paid')]).kind).toBe('paid')
  })

  it('says not paid after a widget error and an unpaid answer', () => {
    const { kind, effects } = run([...opened, about('widget-failed'), about('found-unpaid')])
    expect(kind).toBe('unpaid')
    expect(effects).toContain('send-order-not-paid')
    expect(effects).not.toContain('empty-cart')
  })

  it('[PAY-06] keeps cart and order when the widget is closed, and still takes a late success', () => {
    const closed = run([...opened, about('widget-closed')])
    expect(closed).toMatchObject({ kind: 'closed' })
    expect(closed.effects).toContain('reject-closed')
    expect(closed.effects).not.toContain('forget-unpaid')
    expect(new WidgetClosedError()).toMatchObject({
      name: 'WidgetClosedError',
      message: 'Пользователь закрыл форму',
    })
    expect(run([...opened, about('widget-closed'), about('found-paid')]).kind).toBe('paid')
  })

  it('checks the order on the return from a payment page', () => {
    const back: CheckoutEvent = { kind: 'returned', order }
    expect(run([back])).toEqual({ kind: 'checking', effects: ['check-paid'] })
    expect(run([back, about('found-unpaid')])).toEqual({ kind: 'unpaid', effects: ['check-paid'] })
  })

  it('is submitted once at a time and shows a refusal', () => {
    expect(run([...opened, { kind: 'submitted' }]).kind).toBe('paying')
    expect(run([{ kind: 'submitted' }, { kind: 'order-refused' }]).kind).toBe('failed')
    expect(run([{ kind: 'order-refused' }]).kind).toBe('idle')
    expect(run([{ kind: 'submitted' }, { kind: 'order-refused' }, { kind: 'submitted' }]).kind).toBe(
      'submitting',
    )
  })

  it('does nothing but what its table says', () => {
    const PAID = ['save-order', 'forget-unpaid', 'empty-cart', 'send-payment-success', 'toast-paid']
    const table: Readonly<Record<string, readonly [CheckoutState['kind'], readonly string[]]>> = {
      'idle submitted': ['submitting', []],
      'idle returned': ['checking', ['check-paid']],
      'submitting order-created': ['paying', ['remember-unpaid', 'open-widget']],
      'submitting order-refused': ['failed', []],
      'paying widget-succeeded': ['paid', ['close-widget', ...PAID]],
      'paying found-paid': ['paid', ['close-widget', ...PAID]],
      'paying widget-failed': ['checking', ['close-widget', 'send-payment-error', 'check-paid']],
      'paying widget-closed': ['closed', ['reject-closed']],
      'checking after an error widget-succeeded': ['paid', PAID],
      'checking after an error found-paid': ['paid', PAID],
      'checking after an error found-unpaid': ['unpaid', ['send-order-not-paid']],
      'checking after an error check-failed': ['unpaid', []],
      'checking after a return widget-succeeded': ['paid', PAID],
      'checking after a return found-paid': ['paid', PAID],
      'checking after a return found-unpaid': ['unpaid', []],
      'checking after a return check-failed': ['unpaid', []],
      'closed submitted': ['submitting', []],
      'closed widget-succeeded': ['paid', PAID],
      'closed found-paid': ['paid', PAID],
      'unpaid submitted': ['submitting', []],
      'unpaid widget-succeeded': ['paid', PAID],
      'unpaid found-paid': ['paid', PAID],
      'paid submitted': ['submitting', []],
      'failed submitted': ['submitting', []],
    }
    const states: Readonly<Record<string, CheckoutState>> = {
      idle: { kind: 'idle' },
      submitting: { kind: 'submitting' },
      paying: { kind: 'paying', order },
      'checking after an error': { kind: 'checking', order, after: 'widget-error' },
      'checking after a return': { kind: 'checking', order, after: 'return' },
      closed: { kind: 'closed', order },
      unpaid: { kind: 'unpaid', order },
      paid: { kind: 'paid', order },
      failed: { kind: 'failed' },
    }
    const events: CheckoutEvent[] = [
      { kind: 'submitted' },
      { kind: 'order-created', order },
      { kind: 'order-refused' },
      { kind: 'returned', order },
      about('widget-succeeded'),
      about('widget-failed'),
      about('widget-closed'),
      about('found-paid'),
      about('found-unpaid'),
      about('check-failed'),
    ]
    for (const [name, state] of Object.entries(states))
      for (const event of events) {
        const step = checkoutTransition(state, event)
        const [kind, effects] = table[`${name} ${event.kind}`] ?? [state.kind, []]
        expect([name, event.kind, step.state.kind, step.effects]).toEqual([name, event.kind, kind, effects])
        expect(step.state === state).toBe(!(`${name} ${event.kind}` in table))
        expect('order' in step.state ? step.state.order : order).toBe(order)
      }
    expect(checkoutTransition({ kind: 'idle' }, { kind: 'returned', order }).state).toMatchObject({
      after: 'return',
    })
  })

  it('opens no widget for an order without items', () => {
    const empty = { ...order, itemCount: 0 }
    expect(run([{ kind: 'submitted' }, { kind: 'order-created', order: empty }]).effects).not.toContain(
      'open-widget',
    )
  })

  it('ignores news about another order', () => {
    expect(run([...opened, about('widget-succeeded', 'o2')]).kind).toBe('paying')
  })

  it('has one success per order in every order of events, and stays paid', () => {
    const event = fc.constantFrom<CheckoutEvent>(
      about('widget-succeeded'),
      about('widget-failed'),
      about('widget-closed'),
      about('found-paid'),
      about('found-unpaid'),
      about('check-failed'),
      { kind: 'returned', order },
      { kind: 'order-created', order },
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const { kind, effects } = run([...opened, ...events])
        const successes = effects.filter((effect) => effect === 'send-payment-success').length
        const wasPaid = events.some((each) => each.kind === 'widget-succeeded' || each.kind === 'found-paid')
        expect(successes).toBe(wasPaid ? 1 : 0)
        expect(kind === 'paid').toBe(wasPaid)
        expect(effects.filter((effect) => effect === 'empty-cart')).toHaveLength(successes)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('payment record', () => {
  it('credits a success, also one after a cancellation', () => {
    expect(paymentTransition('pending', 'provider-succeeded')).toEqual({
      status: 'succeeded',
      effect: 'credit-order',
    })
    expect(paymentTransition('canceled', 'provider-succeeded')).toEqual({
      status: 'succeeded',
      effect: 'credit-order',
    })
  })

  it('cancels only what is pending and refunds only what succeeded', () => {
    const after = (event: PaymentEvent) =>
      PAYMENT_STATUSES.map((status) => paymentTransition(status, event).status)
    expect(after('provider-canceled')).toEqual(['canceled', 'succeeded', 'canceled', 'refunded'])
    expect(after('provider-refunded')).toEqual(['pending', 'refunded', 'canceled', 'refunded'])
    expect(after('provider-pending')).toEqual([...PAYMENT_STATUSES])
    expect(paymentTransition('succeeded', 'provider-refunded').effect).toBe('return-money')
  })

  it('credits once and returns once in every order of events, repeated or not', () => {
    const event = fc.constantFrom<PaymentEvent>(
      'provider-pending',
      'provider-succeeded',
      'provider-canceled',
      'provider-refunded',
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let status: PaymentStatus = 'pending'
        const effects: string[] = []
        for (const each of events) {
          const before = status
          const step = paymentTransition(status, each)
          status = step.status
          if (step.effect !== undefined) effects.push(step.effect)
          expect(before === 'succeeded' && !['succeeded', 'refunded'].includes(status)).toBe(false)
        }
        const credits = effects.filter((effect) => effect === 'credit-order').length
        expect(credits).toBe(events.includes('provider-succeeded') ? 1 : 0)
        expect(effects.filter((effect) => effect === 'return-money').length).toBeLessThanOrEqual(credits)
      }),
      { numRuns: 1000 },
    )
  })
})
