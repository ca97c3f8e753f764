import type { FulfilmentEvent } from '@proverka/domain/orders'
import { itemTransition } from '@proverka/domain/orders'
import { taskTransition, type Answer, type Extract, type ReportTask } from '@proverka/domain/reports'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { lateAnswerEmail } from '../emails/fulfilment-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { orderToken } from '../outbox/order-emails.ts'
import { hasOpenTasks, settleTask, type Settlement } from '../reports/reports.ts'
import { moveFulfilment } from './move-fulfilment.ts'

/** What was obtained for a question. */
export interface ObtainedAnswer {
  readonly answer: Answer
  /** SHA-256 of what the answer was read from, hex. */
  readonly hash: string
  /** With an extract: what it says, and who issued it. */
  readonly extract?: { readonly content: Extract; readonly source: string }
  readonly personId?: string
  readonly details?: Readonly<Record<string, unknown>>
  /** When the operator looked it up himself. */
  readonly lookedUpAt?: Date
}

/** A register's answer that is no data, in its own words. */
export interface NoData extends Omit<ObtainedAnswer, 'answer'> {
  /** «Absence»: the register holds nothing, which is the service, too; «refusal»: it does not tell (offer, section 4). */
  readonly kind: 'absence' | 'refusal'
  readonly words: string
}

/**
 * Answers the question of a fulfilment that is held (`lockFulfilment`); the last answer finishes the report. One that
 * comes after its term is a present to the buyer, who gets an email about it. In a transaction.
 */
export function answerFulfilment(
  context: AppContext,
  fulfilment: FulfilmentRow,
  obtained: ObtainedAnswer,
): Promise<FulfilmentRow> {
  return endWith(context, fulfilment, 'answered', obtained)
}

/**
 * Ends a fulfilment that is held with what the register says instead of data. After a notice of absence the service is
 * rendered; after a refusal the money of an item goes back of which no leading question was answered. In a transaction.
 */
export function refuseFulfilment(
  context: AppContext,
  fulfilment: FulfilmentRow,
  { kind, words, ...obtained }: NoData,
): Promise<FulfilmentRow> {
  if (kind === 'absence')
    return endWith(context, fulfilment, 'answered', {
      ...obtained,
      answer: { kind: 'not-found', note: words },
    })
  const answer = { kind: 'not-checked', reason: 'refused', note: words } as const
  return endWith(context, fulfilment, 'refused', { ...obtained, answer }, words)
}

async function endWith(
  context: AppContext,
  fulfilment: FulfilmentRow,
  event: FulfilmentEvent & ('answered' | 'refused'),
  { answer, hash, extract, personId, details, lookedUpAt }: ObtainedAnswer,
  reason: string | null = null,
): Promise<FulfilmentRow> {
  const { reports } = context.queries
  const now = context.clock.now()
  const moved = await moveFulfilment(context, fulfilment, {
    event,
    ...(personId && { personId }),
    ...(details && { details }),
    change: { ended_at: now, next_look_at: null, reason },
  })
  if (extract) await reports.setExtract(fulfilment.order_item_id, extract.content, extract.source, now)
  await settleQuestion(context, fulfilment, {
    event: 'answered',
    answer,
    hash,
    ...(lookedUpAt && { lookedUpAt }),
  })
  if (event === 'answered') await presentLate(context, fulfilment)
  return moved
}

/** Settles the question of a fulfilment, whatever state it is in: a late answer finds it given up. In a transaction. */
export async function settleQuestion(
  context: AppContext,
  { report_task_id }: Pick<FulfilmentRow, 'report_task_id'>,
  settled: Settlement,
): Promise<void> {
  const task = await context.queries.reports.findTask(report_task_id)
  if (task) await settleTask(context, { ...task, status: asRunning(task.status) }, settled)
}

/** The question may have been given up at the end of its term, or reset and not put yet. */
function asRunning(status: ReportTask['status']): ReportTask['status'] {
  const open = taskTransition(status, 'restarted') ?? status
  return taskTransition(open, 'started') ?? open
}

/** Gives a report to its buyer whose money is back, or tells him that one that he has was completed. */
async function presentLate(context: AppContext, fulfilment: FulfilmentRow): Promise<void> {
  const { orders, orderItems, reports } = context.queries
  const item = await orderItems.findItem(fulfilment.order_item_id)
  const order = item && (await orders.findOrder(item.order_id))
  if (!order || hasOpenTasks(await reports.listAllTasks(item.id))) return
  const isLate = item.status === 'refund'
  if (!isLate && item.status !== 'done') return
  const next = itemTransition(item.status, 'answered-late')
  if (next) await orderItems.moveItem(item.id, item.status, next, context.clock.now())
  // Once for each time that it is answered: an answer that was undone is followed by another.
  const key = `late-answer:${fulfilment.id}:${fulfilment.version}`
  const token = await orderToken(context, order, [item])
  await enqueueEmail(context, key, lateAnswerEmail(context, order, item, { isPresent: isLate, token }))
}
