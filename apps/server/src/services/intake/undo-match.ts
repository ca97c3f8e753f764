import { appError } from '@proverka/domain/errors'
import { itemTransition, TRANSFERS } from '@proverka/domain/orders'
import { HOUR_MS } from '@proverka/domain/timing'
import type { AppContext } from '../context.ts'
import type { IntakeMatchRow } from '../../platform/db/queries/fulfilment/intake-files.ts'
import { answerUndoneEmail } from '../emails/intake-emails.ts'
import { lockFulfilment, moveFulfilment } from '../fulfilment/move-fulfilment.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { undoneKey } from '../reports/reports.ts'

/** How long an answer may be taken back where the operator has not set it, hours. */
export const DEFAULT_UNDO_HOURS = 24

/**
 * Takes the answer of a file back that belongs to another order: the fulfilment waits again, the report loses what was read,
 * the price is paid ahead again, and the buyer is told. Money that went back after a refusal stays there: what comes later is
 * a present. Throws when the time for it is over.
 */
export function undoMatch(context: AppContext, id: string, personId: string): Promise<IntakeMatchRow> {
  return context.database.transaction(async () => {
    const { intake, orders, reports } = context.queries
    const match = await intake.findMatch(id)
    if (!match) throw appError('intake/not-found')
    const fulfilment = await lockFulfilment(context, match.fulfilment_id)
    const now = context.clock.now()
    // A repeat finds what the first has done.
    const known = await intake.findMatch(id)
    if (known?.undone_at) return known
    if (now.getTime() > lastUndo(context, match.matched_at).getTime()) throw appError('intake/undo-late')
    await intake.undoMatch(id, now, personId)
    await moveFulfilment(context, fulfilment, {
      event: 'undone',
      personId,
      details: { file: match.intake_file_id },
      change: { ended_at: null, reason: null },
    })
    await reports.reopenTask(fulfilment.report_task_id)
    await reports.removeExtract(match.order_item_id, now)
    await reports.setReportStatus(match.order_item_id, 'in_progress', now)
    const item = await reopenItem(context, match.order_item_id)
    const order = item && (await orders.findOrder(item.order_id))
    if (order && item)
      await enqueueEmail(context, `answer-undone:${id}`, answerUndoneEmail(context, order, item))
    return { ...match, undone_at: now, undone_by: personId }
  })
}

/** Until when an answer may be taken back. */
export const lastUndo = ({ config }: Pick<AppContext, 'config'>, matchedAt: Date): Date =>
  new Date(matchedAt.getTime() + (config.intakeUndoHours ?? DEFAULT_UNDO_HOURS) * HOUR_MS)

/** An item that was delivered is in work again, and its price is not earned yet. Its row is held. */
async function reopenItem({ queries, clock }: AppContext, itemId: string) {
  const { ledger, orderItems, orders } = queries
  const item = await orderItems.findItem(itemId)
  if (!item || itemTransition(item.status, 'undone') === undefined) return item
  await orderItems.reopenItem(itemId)
  const order = await orders.findOrder(item.order_id)
  const kopecks = item.price_kopecks - item.returned_kopecks
  if (!order || kopecks === 0) return item
  const undone = await ledger.countTransfers(item.order_id, undoneKey(itemId))
  await ledger.bookTransfer({
    uniqueKey: `${undoneKey(itemId)}${undone + 1}`,
    description: `Ответ отменен: ${item.product_name_ru}`,
    orderId: item.order_id,
    entries: TRANSFERS.deliveryUndone(order.person_id, kopecks),
    at: clock.now(),
  })
  return item
}
