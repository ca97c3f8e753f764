import { DEFAULT_COUPON_ID } from '@proverka/domain/orders'
import { moneyTermsOf } from '../../platform/config/money-terms.ts'
import type { AppContext } from '../context.ts'
import type { CouponHolder } from '../../platform/db/queries/catalogue/coupon-uses.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { conflictError } from '../../platform/db/retry-conflicts.ts'
import { addressOf } from '../known-user.ts'

/*
 * A coupon works once per user (SAFE-07). An unpaid order holds it for a time, a paid one has used it; an order that ends
 * lets it go. What holds it is looked at under the lock of the user, when the order is placed and again when it is paid.
 */

/** Of a guest only what his address ordered as a guest is looked at: nothing of an account is used (DEC-02). */
export const couponHolderOf = (user: UserRow, isSignedIn: boolean): CouponHolder =>
  isSignedIn ? { holder: user.id, userId: user.id } : { holder: `email:${addressOf(user).toLowerCase()}` }

/** Which of the coupons are exhausted for a holder; an order that the new one supersedes holds none. */
export async function listTakenCoupons(
  context: AppContext,
  holder: CouponHolder,
  couponIds: readonly string[],
  givingWay: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const limited = couponIds.filter((id) => id !== DEFAULT_COUPON_ID)
  const live = await context.queries.couponUses.listLive(holder, limited, context.clock.now())
  return new Set(
    live
      .filter(({ order_id, used_at }) => used_at !== null || !givingWay.includes(order_id))
      .map(({ coupon_id }) => coupon_id),
  )
}

/** Holds the coupons of an order for it. In the transaction that places it, with the user's other orders waiting. */
export async function reserveCoupons(
  context: AppContext,
  order: OrderRow,
  holder: CouponHolder,
  replaced: readonly string[],
): Promise<void> {
  const { couponUses, orderItems, users } = context.queries
  const now = context.clock.now()
  const items = (await orderItems.listItems(order.id)).filter(hasLimitedCoupon)
  if (items.length === 0 && replaced.length === 0) return
  await users.lockUser(order.person_id)
  await couponUses.releaseOrders(replaced, now)
  for (const item of items) {
    // Taken since it was priced, by a payment of another order: the whole is done again.
    if (!(await reserve(context, item, holder.holder))) throw conflictError('a coupon was taken meanwhile')
  }
}

/** Makes sure of the coupons of an order that is being paid. Answers the items whose coupon is another order's by now. */
export async function claimCoupons(context: AppContext, order: OrderRow): Promise<ReadonlySet<string>> {
  const { couponUses, orderItems, users } = context.queries
  const items = (await orderItems.listItems(order.id)).filter(hasLimitedCoupon)
  if (items.length === 0) return new Set()
  const user = await users.lockUser(order.person_id)
  const uses = await couponUses.listOfOrder(order.id)
  const lost = new Set<string>()
  for (const item of items) {
    const use = uses.find(({ order_item_id }) => order_item_id === item.id)
    if (use && !use.released_at) continue
    const holder = user && couponHolderOf(user, !order.public_prices)
    const key = use?.holder ?? holder?.holder ?? order.person_id
    const live = await couponUses.listLive(
      { holder: key, userId: holder?.userId },
      [item.coupon_id],
      context.clock.now(),
    )
    if (live.length > 0 || !(await reserve(context, item, key))) lost.add(item.id)
  }
  return lost
}

const reserve = (context: AppContext, item: ItemWithCoupon, holder: string): Promise<boolean> => {
  const now = context.clock.now()
  const reserved_until = new Date(now.getTime() + moneyTermsOf(context.config).couponHoldMs)
  const use = { order_item_id: item.id, coupon_id: item.coupon_id, holder, reserved_until }
  return context.queries.couponUses.reserve(use, now)
}

type ItemWithCoupon = OrderItemRow & { readonly coupon_id: string }

function hasLimitedCoupon(item: OrderItemRow): item is ItemWithCoupon {
  return item.coupon_id !== null && item.coupon_id !== DEFAULT_COUPON_ID && !ENDED.has(item.status)
}

const ENDED: ReadonlySet<OrderItemRow['status']> = new Set(['refund', 'deleted'])
