import { randomUUID } from 'node:crypto'
import type {
  Answer,
  Extract,
  IndependentConclusion,
  NotCheckedReason,
  Report,
  ReportTask,
  Valuation,
} from '@proverka/domain/reports'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { ReportsTable, ReportTasksTable } from '../../schema/schema.ts'

export type ReportRow = Selectable<ReportsTable>
export type ReportTaskRow = Selectable<ReportTasksTable>
export type ReportQueries = ReturnType<typeof createReportQueries>

/** A question of a new report, before it is asked. */
export interface NewTask {
  readonly type: string
  readonly source: string
  readonly asked: ReportTask['asked']
}

/** Earlier reports of a buyer that are looked through for those on one subject. */
const EARLIER_LIMIT = 200

export function createReportQueries(database: Database) {
  return {
    /** Opens the report of an item with its questions; false when it is open already. */
    async insertReport(
      itemId: string,
      subject: Report['subject'],
      demo: boolean,
      tasks: readonly NewTask[],
      at: Date,
    ): Promise<boolean> {
      const inserted = await database.current
        .insertInto('reports')
        .values({
          order_item_id: itemId,
          status: 'in_progress',
          subject: JSON.stringify(subject),
          demo,
          started_at: at,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.column('order_item_id').doNothing())
        .executeTakeFirst()
      if (inserted.numInsertedOrUpdatedRows !== 1n) return false
      await database.current
        .insertInto('report_tasks')
        .values(tasks.map((task, position) => newTaskRow(itemId, task, position)))
        .execute()
      return true
    },

    findReport: (itemId: string) =>
      database.current
        .selectFrom('reports')
        .selectAll()
        .where('order_item_id', '=', itemId)
        .executeTakeFirst(),

    /** Reports of several items with their questions about the first subject. */
    async listReportsOfItems(itemIds: readonly string[]) {
      if (itemIds.length === 0) return []
      const of = [...itemIds]
      const reports = await database.current
        .selectFrom('reports')
        .selectAll()
        .where('order_item_id', 'in', of)
        .execute()
      const tasks = await database.current
        .selectFrom('report_tasks')
        .selectAll()
        .where('order_item_id', 'in', of)
        .where('owner_id', 'is', null)
        .orderBy('position')
        .execute()
      const byItem = Map.groupBy(tasks, ({ order_item_id }) => order_item_id)
      return reports.map((report) => ({ report, tasks: byItem.get(report.order_item_id) ?? [] }))
    },

    /**
     * Items that the buyer of an item had done before it in other orders, paid since an instant, newest first, with the
     * subjects of their reports.
     */
    listEarlierReports: ({ id, order_id }: { id: string; order_id: string }, paidSince: Date) =>
      database.current
        .selectFrom('orders as own')
        .innerJoin('order_items as item', (join) =>
          join.onRef('item.order_id', '=', 'own.id').on('item.id', '=', id),
        )
        .innerJoin('orders', 'orders.person_id', 'own.person_id')
        .innerJoin('order_items', 'order_items.order_id', 'orders.id')
        .innerJoin('reports', 'reports.order_item_id', 'order_items.id')
        .where('own.id', '=', order_id)
        .where('orders.id', '<>', order_id)
        .where('orders.paid_at', '>=', paidSince)
        .where('order_items.status', '=', 'done')
        .whereRef('order_items.done_at', '<', 'item.done_at')
        .selectAll('order_items')
        .select('reports.subject')
        .orderBy('order_items.done_at', 'desc')
        .limit(EARLIER_LIMIT)
        .execute(),

    lockReport: (itemId: string) =>
      database.current
        .selectFrom('reports')
        .selectAll()
        .where('order_item_id', '=', itemId)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /** The questions about the subject of the report. */
    listTasks: (itemId: string) =>
      database.current
        .selectFrom('report_tasks')
        .selectAll()
        .where('order_item_id', '=', itemId)
        .where('owner_id', 'is', null)
        .orderBy('position')
        .execute(),

    /** With those about further owners. */
    listAllTasks: (itemId: string) =>
      database.current
        .selectFrom('report_tasks')
        .selectAll()
        .where('order_item_id', '=', itemId)
        .orderBy('owner_id')
        .orderBy('position')
        .execute(),

    /** Questions of several items, of those alone that a user bought if one is named. */
    listTasksOfItems: (itemIds: readonly string[], userId: string | undefined) =>
      database.current
        .selectFrom('report_tasks')
        .innerJoin('order_items', 'order_items.id', 'report_tasks.order_item_id')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .select([
          'report_tasks.id',
          'report_tasks.order_item_id',
          'report_tasks.task_type',
          'report_tasks.status',
        ])
        .where('report_tasks.order_item_id', 'in', [...itemIds])
        .$if(userId !== undefined, (query) => query.where('orders.person_id', '=', userId ?? ''))
        .orderBy('report_tasks.order_item_id')
        .orderBy('report_tasks.position')
        .execute(),

    /** Questions about a further owner of an open report. */
    insertOwnerTasks: (itemId: string, ownerId: string, tasks: readonly NewTask[]) =>
      database.current
        .insertInto('report_tasks')
        .values(tasks.map((task, position) => ({ ...newTaskRow(itemId, task, position), owner_id: ownerId })))
        .execute(),

    removeOwnerTasks: (ownerId: string) =>
      database.current.deleteFrom('report_tasks').where('owner_id', '=', ownerId).execute(),

    setSubject: (itemId: string, subject: Report['subject']) =>
      database.current
        .updateTable('reports')
        .set({ subject: JSON.stringify(subject) })
        .where('order_item_id', '=', itemId)
        .execute(),

    findTask: (id: string) =>
      database.current.selectFrom('report_tasks').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Counts one more start; undefined when the task is in none of the statuses, for it has its answer already. */
    startTask: (id: string, from: readonly ReportTask['status'][], at: Date) =>
      database.current
        .updateTable('report_tasks')
        .set((row) => ({
          status: 'running',
          started_at: at,
          ask_again_at: null,
          number_of_starts: row('number_of_starts', '+', 1),
        }))
        .where('id', '=', id)
        .where('status', 'in', [...from])
        .returningAll()
        .executeTakeFirst(),

    /** Lets a question wait for its next try. */
    postponeTask: (id: string, reason: NotCheckedReason, until: Date) =>
      database.current
        .updateTable('report_tasks')
        .set({
          ask_again_at: until,
          answer: JSON.stringify({
            kind: 'in-progress',
            reason,
            again_at: until.toISOString(),
          } satisfies Answer),
        })
        .where('id', '=', id)
        .execute(),

    /** What the source was asked with, when a number was looked up first. */
    setAsked: (id: string, asked: ReportTask['asked']) =>
      database.current
        .updateTable('report_tasks')
        .set({ asked: JSON.stringify(asked) })
        .where('id', '=', id)
        .execute(),

    finishTask: (
      id: string,
      {
        answer,
        ...settled
      }: Pick<ReportTaskRow, 'status' | 'answer' | 'answer_hash' | 'answered_at' | 'answered_by'>,
    ) =>
      database.current
        .updateTable('report_tasks')
        .set({ ...settled, answer: JSON.stringify(answer) })
        .where('id', '=', id)
        .execute(),

    /** Puts a question again, of other data if they are given. */
    resetTask: (id: string, asked?: ReportTask['asked']) =>
      database.current
        .updateTable('report_tasks')
        .set({
          status: 'new',
          answer: JSON.stringify({ kind: 'in-progress' }),
          answer_hash: null,
          answered_at: null,
          answered_by: null,
          ask_again_at: null,
          ...(asked && { asked: JSON.stringify(asked) }),
        })
        .where('id', '=', id)
        .execute(),

    setExtract: (itemId: string, extract: Extract, source: string, at: Date) =>
      database.current
        .updateTable('reports')
        .set({
          extract: JSON.stringify(extract),
          extract_source: source,
          extract_received_at: at,
          updated_at: at,
        })
        .where('order_item_id', '=', itemId)
        .execute(),

    setIndependent: (itemId: string, independent: IndependentConclusion) =>
      database.current
        .updateTable('reports')
        .set({ independent: JSON.stringify(independent) })
        .where('order_item_id', '=', itemId)
        .execute(),

    setValuation: (itemId: string, valuation: Valuation) =>
      database.current
        .updateTable('reports')
        .set({ valuation: JSON.stringify(valuation) })
        .where('order_item_id', '=', itemId)
        .execute(),

    /** Marks that a real document replaced the demo register as the source. */
    setDemo: (itemId: string, demo: boolean) =>
      database.current.updateTable('reports').set({ demo }).where('order_item_id', '=', itemId).execute(),

    touchReport: (itemId: string, at: Date) =>
      database.current
        .updateTable('reports')
        .set({ updated_at: at })
        .where('order_item_id', '=', itemId)
        .execute(),

    setReportStatus: (itemId: string, status: Report['status'], at: Date) =>
      database.current
        .updateTable('reports')
        .set({ status, updated_at: at, finished_at: status === 'finished' ? at : null })
        .where('order_item_id', '=', itemId)
        .execute(),
  }
}

function newTaskRow(itemId: string, task: NewTask, position: number): Insertable<ReportTasksTable> {
  return {
    id: randomUUID(),
    order_item_id: itemId,
    position,
    task_type: task.type,
    source: task.source,
    status: 'new',
    asked: JSON.stringify(task.asked),
    answer: JSON.stringify({ kind: 'in-progress' } satisfies Answer),
  }
}
