import type { Database } from '../../database.ts'

export function createMisreadQuestionQueries(database: Database) {
  return {
    /** The next report that is to be read again, held for this transaction; undefined when none is left. */
    takeMisread: () =>
      database.current
        .selectFrom('misread_questions')
        .select('order_item_id')
        .where('read_at', 'is', null)
        .orderBy('order_item_id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),

    markReadAgain: (itemId: string, at: Date, isPutAgain: boolean) =>
      database.current
        .updateTable('misread_questions')
        .set({ read_at: at, put_again_at: isPutAgain ? at : null })
        .where('order_item_id', '=', itemId)
        .execute(),
  }
}
