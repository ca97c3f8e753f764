import { OPEN_FULFILMENT_STATUSES } from '@proverka/domain/orders'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { OutboxKind } from '../../schema/outbox-schema.ts'

export type OrphanedJobQueries = ReturnType<typeof createOrphanedJobQueries>

/** Any number will do, as long as every process takes the same one. */
const LOST_WORK_LOCK = 7_318_005

/** What one look finds of a kind at most; the next look finds the rest. */
const BATCH = 500

/** Work that is written down and that no job of the queue will do: the one that there was has failed for good. */
export function createOrphanedJobQueries(database: Database) {
  const paidItems = () =>
    database.current
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .where('orders.paid_at', 'is not', null)
      .where('orders.purpose', '=', 'items')
      .orderBy('order_items.created_at')
      .limit(BATCH)

  return {
    /** Keeps other processes from looking until the transaction ends; false when another one is at it. */
    async lock(): Promise<boolean> {
      const { rows } = await sql<{ held: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(LOST_WORK_LOCK)}) as held`.execute(database.current)
      return rows[0]?.held === true
    },

    listEffects: (kind: OutboxKind, job: string) =>
      database.current
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', kind)
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where(hasNoJob([job], 'outboxId', 'outbox.id'))
        .orderBy('created_at')
        .limit(BATCH)
        .execute(),

    /** Refunds that are not done; those that were refused rest until `refusedBefore`. */
    listRefunds: (job: string, refusedBefore: Date) =>
      database.current
        .selectFrom('refunds')
        .select('id')
        .where('done_at', 'is', null)
        .where((refund) =>
          refund.or([refund('refused_at', 'is', null), refund('refused_at', '<=', refusedBefore)]),
        )
        .where(hasNoJob([job], 'refundId', 'refunds.id'))
        .orderBy('created_at')
        .limit(BATCH)
        .execute(),

    /** Paid items whose report is not begun. */
    listItemsToStart: (job: string) =>
      database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .select('order_items.id')
        .where('order_items.status', '=', 'requested')
        .where('orders.paid_at', 'is not', null)
        .where(hasNoJob([job], 'orderItemId', 'order_items.id'))
        .orderBy('order_items.created_at')
        .limit(BATCH)
        .execute(),

    /** Items of paid orders that still wait for their payment: no further payment will come for them. */
    listItemsToRequest: () =>
      paidItems()
        .select(['order_items.id', 'orders.paid_at'])
        .where('order_items.status', '=', 'waitingforpayment')
        .execute(),

    /** Paid items in work for which nothing was begun. */
    listItemsToBegin: (job: string) =>
      paidItems()
        .select('order_items.id')
        .where('order_items.status', '=', 'inprogress')
        // A restore has destroyed what it was about: the operator looks at the order.
        .where('order_items.report_destroyed_at', 'is', null)
        .where((item) =>
          item.not(
            item.exists(
              item
                .selectFrom('reports')
                .select('reports.order_item_id')
                .whereRef('reports.order_item_id', '=', 'order_items.id'),
            ),
          ),
        )
        .where(hasNoJob([job], 'orderItemId', 'order_items.id'))
        .execute(),

    /** Paid items that lack data which the buyer was never asked for. */
    listItemsToAskFor: () =>
      paidItems()
        .select('order_items.id')
        .where('order_items.status', '=', 'actionrequired')
        .where('data_asked_at', 'is', null)
        .execute(),

    /** Paid orders whose money came from outside and has no advance receipt. */
    listOrdersWithoutReceipt: () =>
      database.current
        .selectFrom('orders')
        .selectAll()
        .where('paid_at', 'is not', null)
        .where('purpose', '=', 'items')
        .where('used_balance', '=', false)
        .where('total_kopecks', '>', 0)
        .where((order) =>
          order.not(
            order.exists(
              order
                .selectFrom('receipts')
                .select('receipts.id')
                .whereRef('receipts.order_id', '=', 'orders.id')
                .where('receipts.kind', '=', 'advance'),
            ),
          ),
        )
        .orderBy('paid_at')
        .limit(BATCH)
        .execute(),

    /** Questions without an answer, of reports in progress or reopened. */
    listTasksToAsk: (jobs: readonly string[]) =>
      database.current
        .selectFrom('report_tasks')
        .innerJoin('order_items', 'order_items.id', 'report_tasks.order_item_id')
        .select('report_tasks.id')
        .where('report_tasks.status', 'in', ['new', 'running'])
        .where('order_items.status', 'in', ['inprogress', 'done'])
        .where(hasNoJob(jobs, 'taskId', 'report_tasks.id'))
        // People obtain these: their terms are looked after by the fulfilment.
        .where((task) =>
          task.not(
            task.exists(
              task
                .selectFrom('fulfilments')
                .select('fulfilments.id')
                .whereRef('fulfilments.report_task_id', '=', 'report_tasks.id')
                .where('fulfilments.status', 'in', [...OPEN_FULFILMENT_STATUSES]),
            ),
          ),
        )
        .orderBy('order_items.created_at')
        .limit(BATCH)
        .execute(),

    /** Items in work whose questions are all answered. Those without questions are in the hands of an admin. */
    listItemsToFinish: (job: string) =>
      database.current
        .selectFrom('order_items')
        .select('order_items.id')
        .where('order_items.status', '=', 'inprogress')
        .where((item) => {
          const tasks = item
            .selectFrom('report_tasks')
            .select('report_tasks.id')
            .whereRef('report_tasks.order_item_id', '=', 'order_items.id')
          const open = tasks.where('report_tasks.status', 'in', ['new', 'running', 'waiting'])
          return item.and([item.exists(tasks), item.not(item.exists(open))])
        })
        .where(hasNoJob([job], 'orderItemId', 'order_items.id'))
        .orderBy('order_items.created_at')
        .limit(BATCH)
        .execute(),
  }
}

/** That no job of these names waits, runs or will be tried again for a thing. */
const hasNoJob = (names: readonly string[], field: string, id: string) =>
  sql<boolean>`not exists (
    select 1 from pgboss.job
    where pgboss.job.name in (${sql.join(names)})
      and pgboss.job.state in ('created', 'retry', 'active')
      and pgboss.job.data ->> ${sql.lit(field)} = ${sql.ref(id)}::text)`
