import type { Answer } from '@proverka/domain/reports'
import type { Database } from '../../database.ts'

/** Questions of reports that people obtain answers for. */
export function createObtainedQuestionQueries(database: Database) {
  return {
    /** Lets a question wait for people: nothing asks it again. */
    awaitTask: (id: string) =>
      database.current
        .updateTable('report_tasks')
        .set({ answer: JSON.stringify({ kind: 'in-progress' } satisfies Answer) })
        .where('id', '=', id)
        .execute(),

    /** Opens a question again that was answered with what belongs elsewhere; nothing asks it again. */
    reopenTask: (id: string) =>
      database.current
        .updateTable('report_tasks')
        .set({
          status: 'running',
          answer: JSON.stringify({ kind: 'in-progress' } satisfies Answer),
          answer_hash: null,
          answered_at: null,
          answered_by: null,
        })
        .where('id', '=', id)
        .execute(),

    clearExtract: (itemId: string, at: Date) =>
      database.current
        .updateTable('reports')
        .set({ extract: null, extract_source: null, extract_received_at: null, updated_at: at })
        .where('order_item_id', '=', itemId)
        .execute(),
  }
}
