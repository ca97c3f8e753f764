import { appError } from '@proverka/domain/errors'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { ReportShareRow } from '../../platform/db/queries/reports/report-shares.ts'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { holdsOrder } from '../orders/order-access.ts'

type Item = OrderItemRow & { readonly person_id: string; readonly site: string }

/** Whether the caller bought the item, in an account or as a guest in this browser; the staff shares nothing. */
const mayShare = async (context: AppContext, call: Call, item: Item): Promise<boolean> =>
  call.caller?.user.id === item.person_id || holdsOrder(context, call, { id: item.order_id, site: item.site })

/** The item of a report that the caller may show to others. */
export async function requireSharable(context: AppContext, call: Call, itemId: string): Promise<Item> {
  const item = await context.queries.orderItems.findItem(itemId)
  if (item && (await mayShare(context, call, item))) return item
  requireAccount(call)
  throw appError(item ? 'access/denied' : 'order/not-found')
}

/** A link that the caller gave; another's is not found. */
export async function requireOwnShare(
  context: AppContext,
  call: Call,
  id: string,
): Promise<{ readonly share: ReportShareRow; readonly item: Item }> {
  const share = await context.queries.reportShares.findShare(id)
  const item = share && (await context.queries.orderItems.findItem(share.order_item_id))
  if (share && item && (await mayShare(context, call, item))) return { share, item }
  requireAccount(call)
  throw appError('share/not-found')
}

/** In another browser a guest has to sign in first. */
function requireAccount({ caller, bearer }: Call): void {
  if (!caller) throw appError(bearer ? 'auth/token-invalid' : 'auth/token-required')
}
