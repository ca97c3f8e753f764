import { toKopecks, toRoubles, type Kopecks } from '@proverka/domain'
import { couponOutcome, isActive, type Product } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { claimCoupons } from './coupon-uses.ts'
import { markupKopecks } from './price-cart.ts'
import { listPricedProducts } from './prices.ts'
import { findSite } from '../../platform/config/sites.ts'

/**
 * Prices an unpaid order again when its prices have expired, or a coupon of it is another order's by now; what is not for
 * sale any more keeps its price. Answers the order as it is then. In a transaction that holds the order.
 */
export async function repriceOrder(context: AppContext, order: OrderRow): Promise<OrderRow> {
  const lost = await claimCoupons(context, order)
  if (!order.expired_at && lost.size === 0) return order
  const { orders, orderItems } = context.queries
  const products = await listProductsOf(context, order)
  let total = 0
  for (const item of await orderItems.listItems(order.id)) {
    const priced = await priceAnew(context, item, { order, products, isCouponLost: lost.has(item.id) })
    if (priced.kopecks !== item.price_kopecks || priced.couponId !== item.coupon_id) {
      await orderItems.setItemPrice(item.id, priced.kopecks, priced.couponId)
    }
    if (priced.couponId === null && item.coupon_id !== null) {
      await context.queries.couponUses.releaseItem(item.id, context.clock.now())
    }
    total += priced.kopecks
  }
  await orders.setPriced(order.id, total, context.clock.now())
  return (await orders.findOrder(order.id)) ?? order
}

async function listProductsOf(context: AppContext, order: OrderRow): Promise<readonly Product[]> {
  const site = findSite(context.config.sites, order.site)
  const user = order.public_prices ? undefined : await context.queries.users.findUser(order.person_id)
  const origin = { partnerId: order.partner_id, campaign: order.campaign }
  return site ? listPricedProducts(context, site, user, origin) : []
}

interface Pricing {
  readonly order: OrderRow
  readonly products: readonly Product[]
  readonly isCouponLost: boolean
}

async function priceAnew(
  context: AppContext,
  item: OrderItemRow,
  { order, products, isCouponLost }: Pricing,
): Promise<{ readonly kopecks: Kopecks; readonly couponId: string | null }> {
  const product = products.find(({ product_id }) => product_id === item.product_id)
  // What was added for nothing stays so.
  const isFree = item.price_kopecks === 0 && item.coupon_id === null
  if (!product || isFree || item.status !== 'waitingforpayment') {
    return { kopecks: item.price_kopecks, couponId: item.coupon_id }
  }
  const coupon = isCouponLost ? undefined : await findCoupon(context, item.coupon_id)
  const outcome = couponOutcome({ ...product, coupons: coupon ? [coupon] : [] }, order.person_id)
  const applied = outcome.kind === 'applies' ? outcome : undefined
  return {
    kopecks: toKopecks(applied?.price ?? product.product_price) + markupKopecks(product, item.metadata),
    couponId: applied ? item.coupon_id : null,
  }
}

async function findCoupon(context: AppContext, id: string | null) {
  const row = id === null ? undefined : await context.queries.coupons.findCoupon(id)
  const end = { active_until: row?.active_until?.toISOString() ?? null }
  if (!row || !isActive(end, context.clock.now().getTime())) return undefined
  return { coupon_id: row.id, discount: toRoubles(row.discount_kopecks) }
}
