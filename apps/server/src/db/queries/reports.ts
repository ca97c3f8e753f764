import { randomUUID } from 'node:crypto'
import type { Answer, Extract, Report, ReportTask } from '@proverka/domain/reports'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { ReportsTable, ReportTasksTable } from '../schema.ts'

export type ReportRow = Selectable<ReportsTable>
export type ReportTaskRow = Selectable<ReportTasksTable>
export type ReportQueries = ReturnType<typeof createReportQueries>

/** A question of a new report, before it is asked. */
export interface NewTask {
  readonly type: string
  readonly source: string
  readonly asked: ReportTask['asked']
}

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

    lockReport: (itemId: string) =>
      database.current
        .selectFrom('reports')
        .selectAll()
        .where('order_item_id', '=', itemId)
        .forUpdate()
        .executeTakeFirst(),

    listTasks: (itemId: string) =>
      database.current
        .selectFrom('report_tasks')
        .selectAll()
        .where('order_item_id', '=', itemId)
        .orderBy('position')
        .execute(),

    findTask: (id: string) =>
      database.current.selectFrom('report_tasks').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Counts one more start; undefined when the task has its answer already. */
    startTask: (id: string, at: Date) =>
      database.current
        .updateTable('report_tasks')
        .set((row) => ({
          status: 'running',
          started_at: at,
          number_of_starts: row('number_of_starts', '+', 1),
        }))
        .where('id', '=', id)
        .where('status', 'in', ['new', 'running'])
        .returningAll()
        .executeTakeFirst(),

    finishTask: (id: string, status: 'done' | 'error', answer: Answer, hash: string | null, at: Date) =>
      database.current
        .updateTable('report_tasks')
        .set({ status, answer: JSON.stringify(answer), answer_hash: hash, answered_at: at })
        .where('id', '=', id)
        .execute(),

    resetTask: (id: string) =>
      database.current
        .updateTable('report_tasks')
        .set({ status: 'new', answer: JSON.stringify({ kind: 'in-progress' }), answered_at: null })
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
