import { expect, it } from 'vitest'
import { localOrdersTransition } from '../unpaid-orders/local-orders.ts'
import type { LocalOrders, LocalOrdersEvent } from '../unpaid-orders/local-orders.ts'
import { checkoutTransition } from './checkout.ts'
import type { CheckoutEvent, CheckoutOrder, CheckoutState } from './checkout.ts'
import { paymentTransition } from './payment.ts'
import type { PaymentStatus } from './payment.ts'

/*
 * One order, seen by the payer's bank, the server and the browser. Everything that can happen to it may happen in every
 * order and again; the test walks through all states that can be reached, so it leaves no order of events out.
 */

interface World {
  /** The payer's money is gone. */
  readonly charged: boolean
  readonly payment: PaymentStatus
  readonly credits: number
  readonly checkout: CheckoutState
  /** The browser asked the server and has no answer yet. */
  readonly asking: boolean
  readonly lists: LocalOrders
  /** `regorder_id` is stored. */
  readonly remembersReturn: boolean
  readonly cartIsFull: boolean
  readonly successes: number
  readonly toasts: number
}

const NOW = Date.parse('2026-11-21T10:00:00Z')
const orderId = 'o1'
const ordered: CheckoutOrder = { id: orderId, totalAmount: 499, itemCount: 1, balanceUsed: false }
const local = { orderId, totalAmount: 499, email: 'a@b.ru', date: '2026-11-21T10:00:00Z' }

const START: World = {
  charged: false,
  payment: 'pending',
  credits: 0,
  checkout: { kind: 'idle' },
  asking: false,
  lists: { orders: [], notPaidOrders: [] },
  remembersReturn: false,
  cartIsFull: true,
  successes: 0,
  toasts: 0,
}

const HAPPENINGS = {
  submit: (world: World): World => {
    if (!world.cartIsFull) return world
    const submitted = browser(world, { kind: 'submitted' })
    if (submitted.checkout.kind !== 'submitting') return world
    // The server knows one order for this cart: a second attempt gets the same one, or the answer that it is paid.
    if (submitted.credits > 0) return browser(submitted, { kind: 'order-refused' })
    return { ...browser(submitted, { kind: 'order-created', order: ordered }), remembersReturn: true }
  },
  'widget says success': (world: World): World =>
    isOpened(world) ? browser({ ...world, charged: true }, { kind: 'widget-succeeded', orderId }) : world,
  'widget says error': (world: World): World => browser(world, { kind: 'widget-failed', orderId }),
  'widget is closed': (world: World): World => browser(world, { kind: 'widget-closed', orderId }),
  'bank charges': (world: World): World => (isOpened(world) ? { ...world, charged: true } : world),
  webhook: reread,
  'page is left and opened by the return address': (world: World): World => {
    const reloaded: World = { ...world, checkout: { kind: 'idle' }, asking: false }
    return world.remembersReturn ? browser(reloaded, { kind: 'returned', order: ordered }) : reloaded
  },
  'other page, its check is answered': (world: World): World => {
    if (world.lists.notPaidOrders.length === 0) return world
    const known = reread(world)
    return keep(known, { kind: 'checked', orderId, check: known.credits > 0 ? 'paid' : 'not-paid', now: NOW })
  },
  'check is answered': (world: World): World => {
    if (!world.asking) return world
    const known = { ...reread(world), asking: false, remembersReturn: false }
    return browser(known, { kind: known.credits > 0 ? 'found-paid' : 'found-unpaid', orderId })
  },
  'check fails': (world: World): World =>
    world.asking ? browser({ ...world, asking: false }, { kind: 'check-failed', orderId }) : world,
} as const satisfies Record<string, (world: World) => World>

function isOpened({ lists }: World): boolean {
  return lists.orders.length + lists.notPaidOrders.length > 0
}

/** The server asks the provider and books what it says. */
function reread(world: World): World {
  if (!isOpened(world)) return world
  const step = paymentTransition(world.payment, world.charged ? 'provider-succeeded' : 'provider-pending')
  return {
    ...world,
    payment: step.status,
    credits: world.credits + (step.effect === 'credit-order' ? 1 : 0),
  }
}

function browser(world: World, event: CheckoutEvent): World {
  const step = checkoutTransition(world.checkout, event)
  let next: World = { ...world, checkout: step.state }
  for (const effect of step.effects) {
    if (effect === 'remember-unpaid') next = keep(next, { kind: 'payment-opened', order: local })
    if (effect === 'save-order') next = keep(next, { kind: 'paid', order: local })
    if (effect === 'forget-unpaid') next = { ...next, remembersReturn: false }
    if (effect === 'check-paid') next = { ...next, asking: true }
    if (effect === 'empty-cart') next = { ...next, cartIsFull: false }
    if (effect === 'toast-paid') next = { ...next, toasts: next.toasts + 1 }
  }
  return next
}

function keep(world: World, event: LocalOrdersEvent): World {
  const { lists, paid } = localOrdersTransition(world.lists, event)
  return { ...world, lists, successes: world.successes + (paid === undefined ? 0 : 1) }
}

function faultOf(world: World): string | undefined {
  const { charged, credits, successes, toasts, lists, cartIsFull, checkout } = world
  if (credits > 1) return 'credited twice'
  if (successes > 1) return 'two success events'
  if (toasts > 1) return 'two toasts'
  if (!charged && (credits > 0 || successes > 0 || toasts > 0 || !cartIsFull)) return 'paid without money'
  if (lists.orders.length !== successes) return 'the list of orders and the success events differ'
  if (isOpened(world) && lists.orders.length + lists.notPaidOrders.length !== 1)
    return 'order lost or doubled'
  if (checkout.kind === 'paid' && successes === 0) return 'paid in the window only'
  return undefined
}

/** What everything comes to when the webhook has arrived and one more page was opened. */
function endOf(world: World): string {
  const { charged, credits, successes, lists } = HAPPENINGS['other page, its check is answered'](
    reread(world),
  )
  if (!isOpened(world)) return 'never ordered'
  const end = [credits, successes, lists.orders.length, lists.notPaidOrders.length].join()
  return charged ? `paid ${end}` : `unpaid ${end}`
}

it('comes to one order, one credit and one success in every interleaving, each event any number of times', () => {
  const seen = new Set<string>()
  const ends = new Set<string>()
  const waiting: { readonly world: World; readonly path: readonly string[] }[] = [{ world: START, path: [] }]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { world, path } = next
    const key = JSON.stringify(world)
    if (seen.has(key)) continue
    seen.add(key)
    ends.add(endOf(world))
    expect([path, faultOf(world)]).toEqual([path, undefined])
    for (const [name, happen] of Object.entries(HAPPENINGS))
      waiting.push({ world: happen(world), path: [...path, name] })
  }
  expect([...ends].toSorted()).toEqual(['never ordered', 'paid 1,1,1,0', 'unpaid 0,0,0,1'])
  expect(seen.size).toBeGreaterThan(30)
})
