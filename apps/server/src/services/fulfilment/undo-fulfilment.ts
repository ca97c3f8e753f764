import { appError } from '@proverka/domain/errors'
import { fulfilmentTransition } from '@proverka/domain/orders'
import { DAY_MS } from '@proverka/domain/timing'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { answerUndoneEmail } from '../emails/fulfilment-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { orderToken } from '../outbox/order-emails.ts'
import { moveFulfilment } from './move-fulfilment.ts'

interface Undo {
  readonly personId: string
  readonly reason: string
  /** How long after the answer it may be taken back, milliseconds; absent: a day. */
  readonly withinMs?: number
}

/**
 * Takes the answer or the refusal of a fulfilment back that is held: its question is open again, and what was read from the
 * wrong file leaves the report. Money that went back, or was earned, stays where it is until the question is answered
 * again. The buyer is not told here (`tellOfUndo`). In a transaction. Later than its time after the answer:
 * `fulfilment/undo-too-late`.
 */
export async function undoFulfilment(
  context: AppContext,
  fulfilment: FulfilmentRow,
  { personId, reason, withinMs = DAY_MS }: Undo,
): Promise<FulfilmentRow> {
  const { intake, obtainedQuestions, reports } = context.queries
  const now = context.clock.now()
  if (!fulfilmentTransition(fulfilment.status, 'undone')) throw appError('fulfilment/illegal-move')
  if (now.getTime() - (fulfilment.ended_at?.getTime() ?? 0) > withinMs)
    throw appError('fulfilment/undo-too-late')
  const moved = await moveFulfilment(context, fulfilment, {
    event: 'undone',
    personId,
    details: { reason },
    change: { ended_at: null, reason: null },
  })
  await intake.undoMatchOf(fulfilment.id, now, personId)
  const { report_task_id, order_item_id } = fulfilment
  const task = await reports.findTask(report_task_id)
  const report = await reports.findReport(order_item_id)
  if (report?.extract && task?.answer_hash) await obtainedQuestions.clearExtract(order_item_id, now)
  await obtainedQuestions.reopenTask(report_task_id)
  await reports.setReportStatus(order_item_id, 'in_progress', now)
  return moved
}

/** Writes to the buyer that a wrong answer left his report; he may have read it. In a transaction. */
export async function tellOfUndo(
  context: AppContext,
  { id, version, order_item_id }: FulfilmentRow,
): Promise<void> {
  const { orders, orderItems } = context.queries
  const item = await orderItems.findItem(order_item_id)
  const order = item && (await orders.findOrder(item.order_id))
  if (!order) return
  const token = await orderToken(context, order, [item])
  await enqueueEmail(
    context,
    `answer-undone:${id}:${version}`,
    answerUndoneEmail(context, order, item, token),
  )
}
