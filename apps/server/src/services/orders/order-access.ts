import type { Permission } from '@proverka/domain/accounts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { Call } from '../call.ts'
import { sha256 } from '../../platform/sha256.ts'
import { bindBrowser } from '../accounts/sessions.ts'
import { findSite } from '../../platform/config/sites.ts'
import { DAY_MS } from '@proverka/domain/timing'

/** What buyers are promised: less than the term of the register by the day that the longest month has more. */
const KEPT_MS = 30 * DAY_MS

/** Reports from before this are past their retention. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS)

/** End of retention of what was finished at an instant. */
export const retainedUntil = (since: Date): Date => new Date(since.getTime() + KEPT_MS)

/** End of retention of the reports of an order: the term runs from its last part, as their destruction counts it (OPS-03). */
export function orderKeptUntil(
  { paid_at, created_at }: Pick<OrderRow, 'paid_at' | 'created_at'>,
  items: readonly Pick<OrderItemRow, 'done_at'>[],
): Date {
  const ends = [paid_at ?? created_at, ...items.flatMap(({ done_at }) => done_at ?? [])]
  return retainedUntil(new Date(Math.max(...ends.map(Number))))
}

/**
 * Lets the browser of the call open one order. Its secret is the HttpOnly cookie that tokens are bound to as well; the
 * address of the order alone opens nothing.
 */
export async function giveOrderAccess(context: AppContext, call: Call, orderId: string): Promise<void> {
  const secretHash = sha256(bindBrowser(call))
  await context.queries.orderAccesses.giveAccess(orderId, secretHash, retainedUntil(context.clock.now()))
}

/** Whether the caller is signed in as the buyer, or as staff with a permission. */
export function isBuyer(
  { caller }: Call,
  { person_id }: Pick<OrderRow, 'person_id'>,
  permission: Permission = 'orders.read',
): boolean {
  return caller?.user.id === person_id || caller?.user.permissions.has(permission) === true
}

/** Whether the order was made in the browser of the call, as a guest, on a site of this brand. */
export async function holdsOrder(
  context: AppContext,
  call: Call,
  order: { readonly id: string; readonly site: string },
): Promise<boolean> {
  const brand = findSite(context.config.sites, order.site)?.brand
  if (call.binding === undefined || brand !== call.site.brand) return false
  return context.queries.orderAccesses.hasAccess(order.id, sha256(call.binding), context.clock.now())
}

/** Ends this browser's access to the orders of a user who signs out. */
export async function endOrderAccesses(context: AppContext, call: Call, userId: string): Promise<void> {
  if (call.binding === undefined) return
  await context.queries.orderAccesses.endAccessesOf(userId, sha256(call.binding))
}
