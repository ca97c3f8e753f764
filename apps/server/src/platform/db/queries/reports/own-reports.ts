import type { Database } from '../../database.ts'

/** Reports of a person that are listed for a comparison. */
const OWN_LIMIT = 500

/** Finished reports by their buyer. */
export function createOwnReportQueries(database: Database) {
  return {
    /** Finished items of a person paid since an instant, newest first, with the subjects of their reports. */
    listOwnReports: (personId: string, paidSince: Date) =>
      database.current
        .selectFrom('orders')
        .innerJoin('order_items', 'order_items.order_id', 'orders.id')
        .innerJoin('reports', 'reports.order_item_id', 'order_items.id')
        .where('orders.person_id', '=', personId)
        .where('orders.paid_at', '>=', paidSince)
        .where('order_items.status', '=', 'done')
        .where('order_items.report_hidden_at', 'is', null)
        .selectAll('order_items')
        .select(['reports.subject', 'reports.number', 'reports.updated_at'])
        .orderBy('order_items.done_at', 'desc')
        .limit(OWN_LIMIT)
        .execute(),
  }
}
