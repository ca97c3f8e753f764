import type { AppContext } from '../../context.ts'
import type { Call } from '../../http/call.ts'
import { sha256 } from '../../sha256.ts'
import { bindBrowser } from '../accounts/sessions.ts'
import { findSite } from '../../config/sites.ts'
import { DAY_MS } from '@proverka/domain'

/** How long a browser may open an order of a guest: as long as reports are kept. */
const ACCESS_DAYS = 30

/** Orders of before this are kept no more. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - ACCESS_DAYS * DAY_MS)

/** Until when the files of an order are kept. */
export const keptUntil = (since: Date): Date => new Date(since.getTime() + ACCESS_DAYS * DAY_MS)

/**
 * Lets the browser of the call open one order. Its secret is the HttpOnly cookie that tokens are bound to as well; the
 * address of the order alone opens nothing.
 */
export async function giveOrderAccess(context: AppContext, call: Call, orderId: string): Promise<void> {
  const secretHash = sha256(bindBrowser(call))
  await context.queries.orderAccesses.giveAccess(orderId, secretHash, keptUntil(context.clock.now()))
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

/** Takes from this browser the way to the orders of a user who signs out. */
export async function endOrderAccesses(context: AppContext, call: Call, userId: string): Promise<void> {
  if (call.binding === undefined) return
  await context.queries.orderAccesses.endAccessesOf(userId, sha256(call.binding))
}
