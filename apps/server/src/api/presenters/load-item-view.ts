import type { orderItemViewSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type { AppContext } from '../../services/context.ts'
import type { OrderedItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { presentItemFulfilment } from './item-fulfilment.ts'
import { loadFulfilment } from '../../services/fulfilment/load-fulfilment.ts'
import { loadRegisterDocuments } from './register-documents.ts'
import { presentOrderItem } from '../../services/orders/present-order-item.ts'
import { loadOwnReport, loadReport } from '../../services/reports/load-report.ts'

/** An item as its readers see it; earlier reports are shown to its buyer only (REPORT-05). */
export async function loadItemView(
  context: AppContext,
  item: OrderedItemRow,
  isBuyer: boolean,
): Promise<InferInput<typeof orderItemViewSchema>> {
  // A waiting page asks for this again and again.
  const [fulfilment, report, documents] = await Promise.all([
    loadFulfilment(context, item),
    isBuyer ? loadOwnReport(context, item) : loadReport(context, item),
    loadRegisterDocuments(context, item),
  ])
  return {
    ...presentOrderItem(item),
    order_id: item.order_id,
    order_number: item.order_number,
    order_total: toRoubles(item.total_kopecks),
    object_key: item.object_key,
    address: item.object_address,
    created_at: item.created_at.toISOString(),
    due_at: (item.due_at ?? item.created_at).toISOString(),
    report: report ?? null,
    fulfilment: fulfilment ? presentItemFulfilment(fulfilment) : null,
    register_documents: documents,
    report_destroyed_at: (item.report_destroyed_at ?? item.report_hidden_at)?.toISOString() ?? null,
  }
}
