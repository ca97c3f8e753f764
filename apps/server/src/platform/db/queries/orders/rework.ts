import type { Database } from '../../database.ts'
import type { DayRange } from '../../moscow-days.ts'

/** Items that one call of an admin puts back to work at most. */
const REWORK_LIMIT = 1000

/** From an instant to before another. */
export type Period = Pick<DayRange, 'from' | 'until'>

/** Items whose work is stuck, for an admin who has it done again. */
export function createReworkQueries(database: Database) {
  return {
    /** Items of a period with questions that their sources did not answer, of reports that are not closed. */
    listItemsWithFailedTasks: ({ from, until }: Period) =>
      database.current
        .selectFrom('order_items')
        .select('order_items.id')
        .where('order_items.created_at', '>=', from)
        .where('order_items.created_at', '<', until)
        .where('order_items.status', 'in', ['inprogress', 'done'])
        .where((item) =>
          item
            .exists(
              item
                .selectFrom('report_tasks')
                .select('report_tasks.id')
                .whereRef('report_tasks.order_item_id', '=', 'order_items.id')
                .where('report_tasks.status', '=', 'error'),
            )
            .and(
              item.not(
                item.exists(
                  item
                    .selectFrom('risk_notes')
                    .select('risk_notes.order_item_id')
                    .whereRef('risk_notes.order_item_id', '=', 'order_items.id')
                    .where('closed_at', 'is not', null),
                ),
              ),
            ),
        )
        .orderBy('order_items.created_at')
        .limit(REWORK_LIMIT)
        .execute(),

    /** Paid items of a period that should be in progress, and that nothing happened to since `idleSince`. */
    listStuckItems: ({ from, until }: Period, idleSince: Date) =>
      database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .leftJoin('reports', 'reports.order_item_id', 'order_items.id')
        .select('order_items.id')
        .where('order_items.created_at', '>=', from)
        .where('order_items.created_at', '<', until)
        .where('order_items.status', 'in', ['requested', 'inprogress'])
        .where('orders.paid_at', '<', idleSince)
        .where((item) =>
          item.or([item('reports.updated_at', 'is', null), item('reports.updated_at', '<', idleSince)]),
        )
        .orderBy('order_items.created_at')
        .limit(REWORK_LIMIT)
        .execute(),
  }
}
