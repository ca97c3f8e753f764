import { changesIn, comparedRows, isSameSubject } from '@proverka/domain/views'
import type { PreviousReport, Report } from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { presentReport } from './present-report.ts'
import { keptSince } from '../orders/order-access.ts'

/** How many are compared with the report: each is read whole. */
const MOST = 5

/**
 * Earlier reports of the same buyer on the same subject that still exist, newest first, and what has changed since
 * each (REPORT-05). Show them to the buyer only: they are from other orders.
 */
export async function listPreviousReports(
  context: AppContext,
  item: Pick<OrderItemRow, 'id' | 'order_id'>,
  report: Report,
): Promise<readonly PreviousReport[]> {
  const { reports } = context.queries
  const candidates = await reports.listEarlierReports(item, keptSince(context.clock.now()))
  const same = candidates.filter(({ subject }) => isSameSubject(subject, report.subject)).slice(0, MOST)
  const rows = new Map(same.map((row) => [row.id, row]))
  const found = await reports.listReportsOfItems([...rows.keys()])
  return found
    .flatMap(({ report: row, tasks }): PreviousReport[] => {
      const earlierItem = rows.get(row.order_item_id)
      if (!earlierItem) return []
      const earlier = presentReport(earlierItem, row, tasks)
      const compared = comparedRows(earlier, report) ?? []
      const incomparable = compared.filter(({ state }) => state === 'incomparable').length
      return [
        {
          id: earlier.id,
          number: earlier.number,
          title: earlier.title,
          updated_at: earlier.updated_at,
          ...(incomparable < compared.length && { changes: [...changesIn(compared)] }),
          ...(incomparable > 0 && { incomparable }),
        },
      ]
    })
    .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))
}
