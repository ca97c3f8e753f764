import type { AppContext } from '../context.ts'
import type { JobName, JobPayloads } from '../../platform/jobs/jobs.ts'
import type { OutboxKind } from '../../platform/db/schema/outbox-schema.ts'
import { requestItem } from '../payments/accept-paid-order.ts'
import { endOfService } from '../fulfilment/service-term.ts'
import { askForData } from '../outbox/order-emails.ts'
import { EFFECT_JOBS } from '../outbox/add-to-outbox.ts'
import { postReceipt } from '../outbox/receipts.ts'
import { DAY_MS } from '@proverka/domain/timing'

const OUTBOX_KINDS = Object.keys(EFFECT_JOBS) as OutboxKind[]

/** Days after which an effect is of no use. What the law or money asks for is tried without end. */
const USEFUL_DAYS: { readonly [Kind in OutboxKind]: number | undefined } = {
  mail: 7,
  sms: 1,
  receipt: undefined,
  webhook: 30,
}

/**
 * Puts back into the queue what is written down and not done, and what no job will do any more: emails, messages,
 * receipts, calls and refunds that failed for the last time, reports that were never begun, asked or closed. Answers how
 * many jobs it made. Safe at any time and in any number of processes: what still has a job is left alone, and each of
 * these jobs does its work once.
 */
export function requeueOrphanedJobs(context: AppContext): Promise<number> {
  return context.database.transaction(async () => {
    if (!(await context.queries.orphanedJobs.lock())) return 0
    await giveUpUseless(context)
    const resumed =
      // First: what these will do is not orphaned.
      (await resumeRestored(context)) +
      (await resumeEffects(context)) +
      (await resumeRefunds(context)) +
      (await resumeItems(context)) +
      (await resumeReceipts(context))
    if (resumed > 0) context.log.info({ resumed }, 'work whose jobs had failed is put back into the queue')
    return resumed
  })
}

/** The queue of a database that was restored from a backup. */
async function resumeRestored({ queries, jobs, log }: AppContext): Promise<number> {
  const restored = await queries.restoredJobs.takeRestoredJobs()
  for (const { name, payload } of restored) {
    // The name is one of an older program at worst; what it was to do is then found by the looks below.
    if (jobs.isKnown(name)) await jobs.enqueue(name, payload as JobPayloads[JobName])
    else log.error({ job: name }, 'a restored job has no queue any more')
  }
  return restored.length
}

async function giveUpUseless(context: AppContext): Promise<void> {
  const now = context.clock.now()
  for (const kind of OUTBOX_KINDS) {
    const days = USEFUL_DAYS[kind]
    if (days === undefined) continue
    const before = new Date(now.getTime() - days * DAY_MS)
    for (const effect of await context.queries.outbox.giveUpEffects(kind, before, now)) {
      context.log.error({ effect }, `not sent in ${days} days, given up`)
    }
  }
}

async function resumeEffects(context: AppContext): Promise<number> {
  let count = 0
  for (const kind of OUTBOX_KINDS) {
    // A network that is not configured any more waits for nothing.
    if (kind === 'webhook' && !context.config.affiliateUrl) continue
    const lost = await context.queries.orphanedJobs.listEffects(kind, EFFECT_JOBS[kind])
    for (const { id } of lost) await context.jobs.enqueue(EFFECT_JOBS[kind], { outboxId: id })
    count += lost.length
  }
  return count
}

/** Those that a provider has not finished are asked for at each look, those that it refused once a day. */
async function resumeRefunds({ queries, jobs, clock }: AppContext): Promise<number> {
  const dayAgo = new Date(clock.now().getTime() - DAY_MS)
  const lost = await queries.orphanedJobs.listRefunds('refund-payment', dayAgo)
  for (const { id } of lost) await jobs.enqueue('refund-payment', { refundId: id })
  return lost.length
}

/** Paid items that nothing serves, by what they lack; see `SERVED_BY`. */
async function listUnserved({ queries: { orphanedJobs } }: AppContext) {
  return {
    unrequested: await orphanedJobs.listItemsToRequest(),
    unbegun: [
      ...(await orphanedJobs.listItemsToStart('start-report')),
      ...(await orphanedJobs.listItemsToBegin('start-report')),
    ],
    unasked: await orphanedJobs.listTasksToAsk(['ask-source', 'fail-task']),
    unclosed: await orphanedJobs.listItemsToFinish('finish-report'),
    silent: await orphanedJobs.listItemsToAskFor(),
  }
}

/** Paid items and orders that nothing serves, for the metrics; zero except for the moments before a repair. */
export async function countUnserved(context: AppContext): Promise<{ items: number; receipts: number }> {
  const lists = Object.values(await listUnserved(context))
  return {
    items: lists.reduce((sum, { length }) => sum + length, 0),
    receipts: (await context.queries.orphanedJobs.listOrdersWithoutReceipt()).length,
  }
}

async function resumeReceipts(context: AppContext): Promise<number> {
  const orders = await context.queries.orphanedJobs.listOrdersWithoutReceipt()
  for (const order of orders) {
    await postReceipt(context, `receipt-advance:order:${order.id}`, order, 'advance', [
      { name: `Заказ № ${order.number}`, kopecks: order.total_kopecks },
    ])
  }
  return orders.length
}

async function resumeItems(context: AppContext): Promise<number> {
  const { jobs } = context
  const { unrequested, unbegun, unasked, unclosed, silent } = await listUnserved(context)
  for (const { id, paid_at } of unrequested) {
    await requestItem(context, id, endOfService(paid_at ?? context.clock.now()))
  }
  for (const { id } of silent) await askForData(context, id)
  for (const { id } of unbegun) await jobs.enqueue('start-report', { orderItemId: id })
  for (const { id } of unasked) await jobs.enqueue('ask-source', { taskId: id })
  for (const { id } of unclosed) await jobs.enqueue('finish-report', { orderItemId: id })
  return unrequested.length + unbegun.length + unasked.length + unclosed.length + silent.length
}
