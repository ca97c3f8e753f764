import { randomUUID } from 'node:crypto'
import { linkTextSchema, type contract, type HandlerInput } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import { couponTakenText, planPayment, TRANSFERS, type PaymentPlan } from '@proverka/domain/orders'
import * as v from 'valibot'
import type { AppContext } from '../context.ts'
import { toItemRow, type NewOrderItem } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { Call } from '../call.ts'
import { addressOf } from '../known-user.ts'
import { ownAddress } from '../payments/own-address.ts'
import { acceptPaidOrder } from '../payments/accept-paid-order.ts'
import { balanceOfUser } from '../payments/balance.ts'
import { couponHolderOf, listTakenCoupons, reserveCoupons } from './coupon-uses.ts'
import { priceItems } from './price-items.ts'
import { campaignOf, partnerOf } from './prices.ts'
import {
  lockReplaced,
  lockSameIntent,
  requireNotOwned,
  hashIntent,
  getIntentOwner,
} from './purchase-intent.ts'

/** What the two calls that order have in common. */
export type OrderRequest = HandlerInput<typeof contract.orders.createOrder>['body']

/** An order that is there. `isKnown`: it was before, and may have been paid in the meantime. */
export interface Placed {
  readonly id: string
  readonly isKnown: boolean
  /** What is to be said of its price. */
  readonly notices: readonly string[]
}

/**
 * Writes an order down with the server's own prices, or answers the unpaid order of the same intent; those that the new one
 * is made instead of leave the lists. Call inside a transaction. Refuses what the user has already, unless it is
 * wanted `again`.
 */
export async function placeOrder(
  context: AppContext,
  user: UserRow,
  request: OrderRequest,
  call: Call,
): Promise<Placed> {
  const origin = { partnerId: request.partner_id, campaign: campaignIn(request.metadata) }
  const isSignedIn = call.caller?.user.id === user.id
  // A caller who only typed an address gets public prices, not those of its account.
  const buyer = isSignedIn ? user : undefined
  const owner = getIntentOwner(call, user)
  const holder = couponHolderOf(user, isSignedIn)
  // Orders of one owner are serial: from here on no other one takes a coupon or repeats the intent.
  await context.queries.duplicateOrders.lockIntents(owner)
  const cart = await priceItems(context, call.site, buyer, request.order_items, origin, async (priced) => {
    const couponIds = priced.flatMap(({ coupon_id }) => coupon_id ?? [])
    if (couponIds.length === 0) return new Set()
    const givingWay = await lockReplaced(context, call, owner, priced, request.replaces)
    return listTakenCoupons(context, holder, couponIds, givingWay)
  })
  const { items } = cart
  // Nothing is free under an account that the guest has not signed in to (SAFE-02, AMB-36).
  if (user.waiting_address !== null && items.every(({ price_kopecks }) => price_kopecks === 0))
    throw appError('auth/needed')
  const notices = cart.takenCodes.map(couponTakenText)
  const intentHash = hashIntent(call.site.key, items)
  const same = await lockSameIntent(context, owner, intentHash)
  const redirectUrl = ownAddress(context, call.site.key, request.redirect_url)
  if (same) {
    // The payer comes back to where he paid from.
    await context.queries.orders.setRedirectUrl(same.id, redirectUrl)
    await reserveCoupons(context, same, holder, [])
    if (request.use_account_balance) await payFromBalance(context, user, same, items)
    return { id: same.id, isKnown: true, notices }
  }
  // A program orders on purpose, and has no user to confirm with.
  const isProgram = call.caller !== undefined && call.caller.sessionId === undefined
  if (!isProgram && !request.again) await requireNotOwned(context, owner, items)
  const replaced = await lockReplaced(context, call, owner, items, request.replaces)
  const plan = await planUnderLock(context, user, items, request.use_account_balance)
  const now = context.clock.now()
  const id = randomUUID()
  const order = await context.queries.orders.insertOrder(
    {
      id,
      person_id: user.id,
      site: call.site.key,
      email: addressOf(user),
      total_kopecks: plan.bonus + plan.own + plan.card,
      payment_source: call.site.payment.provider,
      used_balance: plan.source === 'balance',
      partner_id: partnerOf(user, origin) ?? null,
      campaign: campaignOf(user, origin) ?? null,
      source: call.source ?? null,
      redirect_url: redirectUrl,
      metadata: JSON.stringify(request.metadata),
      wish_hash: intentHash,
      created_at: now,
      priced_at: now,
      public_prices: !isSignedIn,
      paid_at: null,
    },
    items.map((item, position) => ({
      ...toItemRow(item, { id: randomUUID(), order_id: id, status: 'waitingforpayment', created_at: now }),
      position,
    })),
  )
  if (replaced.length > 0) await context.queries.duplicateOrders.setSuperseded(replaced, id)
  await reserveCoupons(context, order, holder, replaced)
  if (plan.source === 'balance') await bookBalancePayment(context, order, plan)
  if (plan.source !== 'card') await acceptPaidOrder(context, order)
  return { id, isKnown: false, notices }
}

/** The order waited for a card; now the balance pays it, if it is enough. */
async function payFromBalance(
  context: AppContext,
  user: UserRow,
  order: OrderRow,
  items: readonly NewOrderItem[],
): Promise<void> {
  const plan = await planUnderLock(context, user, items, true)
  if (plan.source !== 'balance') return
  await context.queries.orders.setUsedBalance(order.id)
  await bookBalancePayment(context, order, plan)
  await acceptPaidOrder(context, order)
}

/** The campaign that a browser remembers from a link. */
function campaignIn(metadata: Record<string, unknown>): string | undefined {
  const campaign = metadata['utm_campaign'] ?? metadata['campaign']
  return v.is(linkTextSchema, campaign) ? campaign : undefined
}

/** All or nothing, and looked at under the lock of the user's row (AMB-34, AMB-38). */
async function planUnderLock(
  context: AppContext,
  user: UserRow,
  items: readonly NewOrderItem[],
  useBalance: boolean,
): Promise<PaymentPlan> {
  if (useBalance) await context.queries.users.lockUser(user.id)
  const account = useBalance ? await balanceOfUser(context, user.id) : { own: 0, bonus: 0 }
  const toPay = items.map((item) => ({ kopecks: item.price_kopecks, urgent: item.metadata.urgent === true }))
  return planPayment(toPay, account, useBalance)
}

async function bookBalancePayment(context: AppContext, order: OrderRow, plan: PaymentPlan): Promise<void> {
  await context.queries.ledger.bookTransfer({
    uniqueKey: `order-from-balance:${order.id}`,
    description: `Оплата заказа № ${order.number} с баланса`,
    orderId: order.id,
    entries: TRANSFERS.payment(order.person_id, plan),
    at: context.clock.now(),
  })
}
