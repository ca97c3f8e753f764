import { orderPath } from '@proverka/domain/navigation'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { mailFreshLink } from './send-sign-in-link.ts'
import { findSite } from '../../platform/config/sites.ts'

/** Mails the owner of an order a link that opens it on any device. The address is the order's own, never a typed one. */
export async function sendOrderLink(context: AppContext, order: OrderRow): Promise<void> {
  await context.rateLimits.consume('email', `order-link:${order.id}`)
  const brand = findSite(context.config.sites, order.site)?.brand
  if (!brand) throw new Error(`no site ${order.site} is configured`)
  await mailFreshLink(context, brand, {
    userId: order.person_id,
    email: order.email,
    site: order.site,
    path: orderPath(order.id, []),
    orderId: order.id,
    orderNumber: order.number,
  })
}
