import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toKopecks } from '../../money/kopecks.ts'
import { PRODUCTS } from '../catalogue/products.ts'
import { itemTransition } from '../order/item-status.ts'
import type { ItemEvent, ItemStatus } from '../order/item-status.ts'
import { itemShares, planPayment, sumOfParts } from '../payment/payment-plan.ts'
import type { PaidParts, PaymentPlan } from '../payment/payment-plan.ts'
import { paymentTransition } from '../payment/payment.ts'
import type { PaymentEvent, PaymentStatus } from '../payment/payment.ts'
import { markupOf } from '../pricing/markup.ts'
import { priceOf } from '../pricing/price.ts'
import { referralBonus } from '../referral/referral.ts'
import { refundOf } from '../refund/refund.ts'
import { balanceOf, bookTransfer } from './ledger.ts'
import type { Ledger, LedgerEntry } from './ledger.ts'
import { TRANSFERS } from './transfers.ts'

/* A small world in which anything may happen to money in any order; the rules are those of the product. */

const PERSONS = ['inviter', 'invitee'] as const
type UserId = (typeof PERSONS)[number]

const NOTHING: PaidParts = { bonus: 0, own: 0, card: 0 }
const DAY = 86_400_000
const calendar = { holidays: new Set<string>() }

interface WorldItem {
  status: ItemStatus
  since: number
  readonly kopecks: number
  readonly urgent: boolean
  share: PaidParts
  returned: PaidParts
}

interface WorldOrder {
  readonly userId: UserId
  readonly plan: PaymentPlan
  readonly items: readonly WorldItem[]
  payment: PaymentStatus
}

interface World {
  ledger: Ledger
  now: number
  bonusGiven: boolean
  readonly orders: WorldOrder[]
}

interface ItemChoice {
  readonly product: number
  readonly urgent: boolean
  readonly discount: number
  readonly riskInsurance: boolean
}

type Happening =
  | { readonly kind: 'top-up'; readonly userId: UserId; readonly roubles: number }
  | {
      readonly kind: 'order'
      readonly userId: UserId
      readonly useBalance: boolean
      readonly choices: readonly ItemChoice[]
    }
  | { readonly kind: 'provider'; readonly order: number; readonly event: PaymentEvent }
  | { readonly kind: 'work'; readonly order: number; readonly item: number; readonly event: ItemEvent }
  | { readonly kind: 'return'; readonly order: number; readonly item: number; readonly byAdmin: boolean }
  | { readonly kind: 'wait'; readonly days: number }

const userId = fc.constantFrom(...PERSONS)
const order = fc.nat(3)
const item = fc.nat(2)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant('top-up' as const),
    userId,
    roubles: fc.oneof(fc.constantFrom(4999.99, 5000.01, 15000), fc.integer({ min: 1, max: 3000 })),
  }),
  fc.record({
    kind: fc.constant('order' as const),
    userId,
    useBalance: fc.boolean(),
    choices: fc.array(
      fc.record({
        product: fc.nat(PRODUCTS.length - 1),
        urgent: fc.boolean(),
        discount: fc.constantFrom(0, 33.33, 600),
        riskInsurance: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant('provider' as const),
    order,
    event: fc.constantFrom<PaymentEvent>('provider-pending', 'provider-succeeded', 'provider-canceled'),
  }),
  fc.record({
    kind: fc.constant('work' as const),
    order,
    item,
    event: fc.constantFrom<ItemEvent>('started', 'data-missing', 'data-missing', 'data-given', 'finished'),
  }),
  fc.record({ kind: fc.constant('return' as const), order, item, byAdmin: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.nat(5) }),
)

/** Long enough for money to come in, be spent and go back; short ones are found when a failure is shrunk. */
const histories = fc.array(happening, { minLength: 15, maxLength: 60, size: 'max' })

function book(world: World, entries: readonly LedgerEntry[]): void {
  world.ledger = bookTransfer(world.ledger, entries)
}

function move(world: World, target: WorldItem, event: ItemEvent): boolean {
  const status = itemTransition(target.status, event)
  if (status === undefined) return false
  Object.assign(target, { status, since: world.now })
  return true
}

function topUp(world: World, payer: UserId, roubles: number): void {
  book(world, TRANSFERS.topUp(payer, toKopecks(roubles)))
  const bonus = payer === 'invitee' ? toKopecks(referralBonus(roubles, world.bonusGiven)) : 0
  if (bonus === 0) return
  world.bonusGiven = true
  book(world, TRANSFERS.referralBonus('inviter', bonus))
}

function place(world: World, payer: UserId, choices: readonly ItemChoice[], useBalance: boolean): void {
  const items = choices.map(({ product: index, urgent, discount, riskInsurance }): WorldItem => {
    const product = { ...PRODUCTS[index], coupons: discount > 0 ? [{ coupon_id: 'c', discount }] : [] }
    const roubles = priceOf(product as (typeof PRODUCTS)[number])
    const markup = markupOf(product.product_name ?? '', { riskInsurance, owners: [] })
    return {
      status: 'waitingforpayment',
      since: world.now,
      kopecks: toKopecks(roubles) + toKopecks(markup),
      urgent,
      share: NOTHING,
      returned: NOTHING,
    }
  })
  const account = {
    own: balanceOf(world.ledger, 'balance', payer),
    bonus: balanceOf(world.ledger, 'bonus', payer),
  }
  const plan = planPayment(items, account, useBalance)
  const placed: WorldOrder = { userId: payer, plan, items, payment: 'pending' }
  world.orders.push(placed)
  if (plan.source !== 'card') pay(world, placed)
}

function pay(world: World, placed: WorldOrder): void {
  book(world, TRANSFERS.payment(placed.userId, placed.plan))
  for (const [index, share] of itemShares(placed.items, placed.plan).entries()) {
    const target = placed.items[index]
    if (target === undefined) continue
    target.share = share
    // Money for an item that was given back before it was paid goes straight back.
    if (!move(world, target, 'paid')) refundShare(world, placed, target)
  }
}

function refundShare(world: World, { userId: owner }: WorldOrder, target: WorldItem): void {
  book(world, TRANSFERS.refund(owner, target.share))
  target.returned = target.share
}

function work(world: World, placed: WorldOrder, target: WorldItem, event: ItemEvent): void {
  const moved = move(world, target, event)
  if (moved && event === 'finished') book(world, TRANSFERS.delivery(placed.userId, target.kopecks))
}

function takeBack(world: World, placed: WorldOrder, target: WorldItem, byAdmin: boolean): void {
  const decision = refundOf(
    { ...target, userId: placed.userId, statusSince: target.since, isWithoutData: false },
    {
      actor: byAdmin ? { id: 'admin', role: 0 } : { id: placed.userId, role: 1 },
      now: world.now,
      calendar,
    },
  )
  if (decision.kind === 'refused') return
  if (!move(world, target, 'refunded')) throw new Error(`${target.status} was taken back`)
  if (target.share !== NOTHING) refundShare(world, placed, target)
}

function happen(world: World, event: Happening): void {
  if (event.kind === 'wait') world.now += event.days * DAY
  else if (event.kind === 'top-up') topUp(world, event.userId, event.roubles)
  else if (event.kind === 'order') place(world, event.userId, event.choices, event.useBalance)
  else {
    const placed = world.orders[event.order]
    if (placed === undefined) return
    if (event.kind === 'provider') {
      if (placed.plan.source !== 'card') return
      const step = paymentTransition(placed.payment, event.event)
      placed.payment = step.status
      if (step.effect === 'credit-order') pay(world, placed)
      return
    }
    const target = placed.items[event.item]
    if (target === undefined) return
    if (event.kind === 'work') work(world, placed, target, event.event)
    else takeBack(world, placed, target, event.byAdmin)
  }
}

const OUTSIDE = ['provider:', 'promotion:']

/** What is wrong with the books, if anything is. */
function faultOf({ ledger, orders }: World): string | undefined {
  const accounts = [...ledger]
  if (accounts.reduce((sum, [, amount]) => sum + amount, 0) !== 0) return 'money came from nowhere'
  const empty = accounts.find(([account, amount]) => amount < 0 && !OUTSIDE.includes(account))
  if (empty !== undefined) return `${empty[0]} is below zero`
  for (const owner of PERSONS) {
    const held = orders
      .filter((placed) => placed.userId === owner)
      .flatMap(({ items }) => items)
      .filter(({ status }) => status !== 'done' && status !== 'refund')
    const paid = held.reduce((sum, { share }) => sum + sumOfParts(share), 0)
    if (balanceOf(ledger, 'prepaid', owner) !== paid) return 'what is paid for is not what is held'
  }
  return orders.map(returnFaultOf).find((fault) => fault !== undefined)
}

function returnFaultOf({ plan, items }: WorldOrder): string | undefined {
  const isPaid = items.some(({ share }) => share !== NOTHING)
  const isWhole = items.every(({ status }) => status === 'refund')
  for (const part of ['bonus', 'own', 'card'] as const) {
    const returned = items.reduce((sum, each) => sum + each.returned[part], 0)
    if (returned > (isPaid ? plan[part] : 0)) return `more returned than paid: ${part}`
    if (isPaid && isWhole && returned !== plan[part]) return `less returned than paid: ${part}`
  }
  return undefined
}

it('keeps every kopeck through all histories of top-ups, orders, payments, work and returns', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const world: World = {
        ledger: new Map(),
        now: Date.parse('2026-11-16T09:00:00Z'),
        bonusGiven: false,
        orders: [],
      }
      for (const event of history) {
        happen(world, event)
        expect(faultOf(world)).toBeUndefined()
      }
    }),
    { numRuns: 300 },
  )
})
