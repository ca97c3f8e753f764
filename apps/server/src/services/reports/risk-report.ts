import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { SignedInUser } from '../call.ts'
import { requireOwnItem } from '../orders/own-item.ts'

/** Opens a report for an addition: own, begun and not finished. In a transaction; the report stays locked to its end. */
export async function openForEdit(context: AppContext, itemId: string, user: SignedInUser) {
  const { orderItems, reports, risk } = context.queries
  const item = requireOwnItem(await orderItems.findItem(itemId), user, 'orders.write')
  if (!(await reports.lockReport(itemId))) throw appError('report/not-found')
  const notes = await risk.findNotes(itemId)
  if (notes.closed_at) throw appError('report/finished')
  return { item, notes }
}
