import { peopleOf, taskTypesOf, TRANSFERS } from '@proverka/domain/orders'
import {
  isFinalReason,
  reportTransition,
  taskStatusSchema,
  taskTransition,
  type Answer,
  type Report,
} from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import type { OrderedItemRow, OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { NewTask, ReportTaskRow } from '../../platform/db/queries/reports/reports.ts'
import type { RiskOwnerRow } from '../../platform/db/queries/reports/risk.ts'
import type { Subject } from '../../adapters/sources/source.ts'
import { traceItem } from '../../platform/observability/trace.ts'
import { nextTry } from '../../adapters/sources/next-try.ts'
import { sha256 } from '../../platform/sha256.ts'
import { lockItemThenReport, lockOrderThenItem } from '../../platform/db/lock-rows.ts'
import { askForData, postWhenOrderDone } from '../outbox/order-emails.ts'
import { openFulfilment } from '../fulfilment/open-fulfilment.ts'
import { postReceipt } from '../outbox/receipts.ts'
import { returnUnserved } from '../payments/return-item.ts'
import { concludeReport } from './conclude-report.ts'
import { refusalIn, unservedItem } from './unserved-item.ts'
import { presentSubject, subjectOf, subjectOfTask } from './report-people.ts'
import { SECOND_MS } from '@proverka/domain/timing'

/** Statuses in which a question may be put: also the one of a start whose process died over it. */
const STARTABLE = taskStatusSchema.options.filter(
  (status) => status === 'running' || taskTransition(status, 'started') !== undefined,
)

/** Opens the report of a paid item: its questions are written down and put to their sources. */
export async function startReport(context: AppContext, orderItemId: string): Promise<void> {
  await context.database.transaction(async () => {
    const { orderItems } = context.queries
    const item = (await lockOrderThenItem(context, orderItemId))?.item
    if (!item || !(await isToBegin(context, item))) return
    const subject = subjectOf(item)
    if (!subject) {
      await orderItems.moveItem(item.id, item.status, 'actionrequired')
      await askForData(context, item.id)
      return
    }
    if (item.status === 'requested') await orderItems.moveItem(item.id, 'requested', 'inprogress')
    const reports = context.queries.reports
    await reports.insertReport(
      item.id,
      presentSubject(subject),
      context.sources.isDemo,
      tasksOf(context, item, subject),
      context.clock.now(),
    )
    const [, ...further] = await ensureOwners(context, item)
    for (const owner of further) {
      const questions = tasksOf(context, item, { kind: 'person', person: owner.person })
      await reports.insertOwnerTasks(item.id, owner.id, questions)
    }
    for (const task of await reports.listAllTasks(item.id)) {
      await context.jobs.enqueue('ask-source', { taskId: task.id }, { isUrgent: item.metadata.urgent })
    }
  })
}

/** Whether nothing is begun for an item that is paid: an admin may have it in work already. */
async function isToBegin({ queries }: AppContext, { id, status }: OrderItemRow): Promise<boolean> {
  if (status === 'requested') return true
  return status === 'inprogress' && !(await queries.reports.findReport(id))
}

/** The owners of an item that are not removed; at first those that its order names. In a transaction with the item locked. */
export async function ensureOwners(
  context: AppContext,
  item: Pick<OrderItemRow, 'id' | 'product_name' | 'metadata'>,
): Promise<readonly RiskOwnerRow[]> {
  const risk = context.queries.risk
  const known = await risk.listOwners(item.id)
  if (known.length > 0) return known.filter(({ removed_at }) => !removed_at)
  const owners: RiskOwnerRow[] = []
  for (const [position, person] of peopleOf(item).entries()) {
    owners.push(await risk.insertOwner(item.id, position, person, context.clock.now()))
  }
  return owners
}

/** Asks one source and writes its answer down; asks again when it gave none, as long as the promise of the order allows. */
export async function askSource(context: AppContext, taskId: string): Promise<void> {
  const reports = context.queries.reports
  const task = await reports.findTask(taskId)
  traceItem(task?.order_item_id)
  if (!task || isPostponed(task, context.clock.now())) return
  const started = await reports.startTask(taskId, STARTABLE, context.clock.now())
  // Read after the start: anyone who adds data later sees a running question and puts it again.
  const item = started && (await context.queries.orderItems.findItem(started.order_item_id))
  const subject = item && (await subjectOfTask(context, started, item))
  if (!subject) return
  const source = context.sources.for(subject.kind)(task.task_type, item.product_name)
  const askedAt = performance.now()
  const { answer, raw, asked, extract, valuation, retryAt, orderedFrom } = await source.ask(subject)
  context.metrics.observeAnswer(source.name, answer.kind, (performance.now() - askedAt) / 1000)
  await context.database.transaction(async () => {
    const now = context.clock.now()
    if (orderedFrom) await lockItemThenReport(context, task.order_item_id)
    else await reports.lockReport(task.order_item_id)
    // While the source was thinking, an operator may have put an official extract in the place of its answer, or the
    // question may have been put again with other data.
    const current = await reports.findTask(taskId)
    if (current?.status !== 'running' || current.number_of_starts !== started.number_of_starts) return
    if (orderedFrom) {
      await openFulfilment(context, current, orderedFrom)
      return
    }
    const failure = answer.kind === 'not-checked' && !isFinalReason(answer.reason) ? answer.reason : undefined
    const promise = failure && (await promiseOf(context, task.order_item_id))
    const next = promise && nextTry(source.patience, started.number_of_starts, now, promise.until, retryAt)
    if (failure && next) {
      await reports.postponeTask(taskId, failure, next)
      await context.jobs.enqueue(
        'ask-source',
        { taskId },
        { isUrgent: promise.isUrgent, delaySeconds: Math.ceil((next.getTime() - now.getTime()) / SECOND_MS) },
      )
      return
    }
    if (asked) await reports.setAsked(taskId, asked)
    if (extract) await reports.setExtract(task.order_item_id, extract, source.name, now)
    if (valuation) await reports.setValuation(task.order_item_id, valuation)
    await settleTask(context, current, { event: failure ? 'failed' : 'answered', answer, hash: sha256(raw) })
  })
}

/** Whether another job will put the question later: jobs start to the second. */
const isPostponed = ({ ask_again_at }: ReportTaskRow, now: Date): boolean =>
  ask_again_at !== null && ask_again_at.getTime() > now.getTime() + SECOND_MS

interface TaskPromise {
  readonly until: Date | null
  readonly isUrgent: boolean
}

/** Until when the answer was promised to the buyer, and whether before that of others. */
async function promiseOf({ queries }: AppContext, orderItemId: string): Promise<TaskPromise> {
  const item = await queries.orderItems.findItem(orderItemId)
  const order = item && (await queries.orders.findOrder(item.order_id))
  return {
    until: order?.promised_at ?? item?.due_at ?? null,
    isUrgent: item?.metadata.urgent === true,
  }
}

/** Gives a question up whose job failed for the last time: nothing is checked, and nothing runs for ever. */
export async function failTask(context: AppContext, taskId: string): Promise<void> {
  await context.database.transaction(async () => {
    const reports = context.queries.reports
    const known = await reports.findTask(taskId)
    if (!known) return
    traceItem(known.order_item_id)
    await reports.lockReport(known.order_item_id)
    const task = await reports.findTask(taskId)
    if (!task || !STARTABLE.includes(task.status)) return
    const answer = { kind: 'not-checked', reason: 'source-down' } as const
    // A job may fail before its question is put.
    const status = taskTransition(task.status, 'started') ?? task.status
    await settleTask(context, { ...task, status }, { event: 'failed', answer, hash: null })
  })
}

/** What ends a question. */
export interface Settlement {
  readonly event: 'answered' | 'failed'
  readonly answer: Answer
  readonly hash: string | null
  /** When somebody looked the answer up; absent: it comes from a program, now. */
  readonly lookedUpAt?: Date
}

/** Writes an answer down and closes the report when it was the last one. In a transaction with the report locked. */
export async function settleTask(
  context: AppContext,
  task: ReportTaskRow,
  settled: Settlement,
): Promise<void> {
  const reports = context.queries.reports
  const now = context.clock.now()
  const status = taskTransition(task.status, settled.event)
  if (!status) throw new Error(`a question that is ${task.status} cannot be ${settled.event}`)
  const { answer, hash, lookedUpAt } = settled
  await reports.finishTask(task.id, {
    status,
    answer,
    answer_hash: hash,
    answered_at: lookedUpAt ?? now,
    answered_by: lookedUpAt ? 'operator' : null,
  })
  await reports.touchReport(task.order_item_id, now)
  await finishWhenAnswered(context, task.order_item_id)
}

/** Has a report closed that waits for no answer any more. In a transaction. */
export async function finishWhenAnswered(context: AppContext, orderItemId: string): Promise<void> {
  if (hasOpenTasks(await context.queries.reports.listAllTasks(orderItemId))) return
  await context.jobs.enqueue('finish-report', { orderItemId })
}

export function hasOpenTasks(tasks: readonly Pick<ReportTaskRow, 'status'>[]): boolean {
  return tasks.some(({ status }) => status === 'new' || status === 'running' || status === 'waiting')
}

/**
 * Closes a report whose questions are all answered: the item is done, its money is earned, and the last part of an order
 * has its email written. Where no source gave an answer, the money goes back instead, once the promised time is over. The
 * order is locked first, as everywhere: two parts that end at once end one after the other.
 */
export async function finishReport(context: AppContext, orderItemId: string): Promise<void> {
  if (await isFinishPostponed(context, orderItemId)) return
  await concludeReport(context, orderItemId)
  await context.database.transaction(async () => {
    const reports = context.queries.reports
    const { orders, orderItems } = context.queries
    const item = await orderItems.findItem(orderItemId)
    if (!item) return
    const order = await orders.lockOrder(item.order_id)
    if (!order) return
    const { report } = await lockItemThenReport(context, orderItemId)
    const tasks = await reports.listAllTasks(orderItemId)
    // A question may have been put again since this was enqueued.
    if (!report || hasOpenTasks(tasks)) return
    const now = context.clock.now()
    const finished = reportTransition(openedAgain(report.status), 'finished')
    if (finished) await reports.setReportStatus(orderItemId, finished, now)
    const unserved = unservedItem(item, tasks)
    if (unserved) {
      await returnUnserved(context, orderItemId, unserved.reason, refusalIn(tasks))
      return
    }
    if (!(await orderItems.moveItem(orderItemId, 'inprogress', 'done', now))) return
    // The order may have been given to another user before it was held.
    await bookEarning(context, { ...item, person_id: order.person_id, email: order.email })
    await postWhenOrderDone(context, item.order_id)
  })
}

/**
 * Whether a report without a single answer waits for the end of its promise: until then its buyer may have the sources
 * asked again, and nothing is earned. The job comes back at that instant.
 */
async function isFinishPostponed(context: AppContext, orderItemId: string): Promise<boolean> {
  const item = await context.queries.orderItems.findItem(orderItemId)
  if (item?.status !== 'inprogress') return false
  const unserved = unservedItem(item, await context.queries.reports.listAllTasks(orderItemId))
  if (!unserved || unserved.isFinal) return false
  const { until } = await promiseOf(context, orderItemId)
  const restMs = (until?.getTime() ?? 0) - context.clock.now().getTime()
  if (restMs <= 0) return false
  await context.jobs.enqueue(
    'finish-report',
    { orderItemId },
    { delaySeconds: Math.ceil(restMs / SECOND_MS) },
  )
  return true
}

/** A report that an admin declared failed goes on when its questions are answered after all. */
const openedAgain = (status: Report['status']): Report['status'] =>
  status === 'error' ? (reportTransition(status, 'restarted') ?? status) : status

async function bookEarning(context: AppContext, item: OrderedItemRow): Promise<void> {
  // What went back before the delivery was never earned.
  const kopecks = item.price_kopecks - item.returned_kopecks
  if (kopecks === 0) return
  await context.queries.ledger.bookTransfer({
    uniqueKey: `item-done:${item.id}`,
    description: item.product_name_ru,
    orderId: item.order_id,
    entries: TRANSFERS.delivery(item.person_id, kopecks),
    at: context.clock.now(),
  })
  const order = { ...item, id: item.order_id, number: item.order_number }
  await postReceipt(context, `receipt-settlement:${item.id}`, order, 'settlement', [
    { name: item.product_name_ru, kopecks },
  ])
}

/** The questions that an item asks about a subject, before they are put. */
export function tasksOf(context: AppContext, item: OrderItemRow, subject: Subject): NewTask[] {
  return taskTypesOf(item.product_name).map((type) => {
    const source = context.sources.for(subject.kind)(type)
    return { type, source: source.name, asked: source.describe(subject) }
  })
}
