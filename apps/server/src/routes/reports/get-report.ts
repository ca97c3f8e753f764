import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnItem } from '../../policies/own-item.ts'
import { loadReport } from '../../services/load-report.ts'
import { logPersonalDataRead } from '../../services/log-personal-data-read.ts'

export const getReport =
  (context: AppContext): Handlers['reports']['getReport'] =>
  async ({ params }, call) => {
    const { person } = callerOf(call)
    const item = requireOwnItem(await context.queries.orders.findItem(params.id), person)
    const report = await loadReport(context, item)
    if (report?.subject.kind === 'person') {
      await logPersonalDataRead(context, {
        readerId: person.id,
        subject: `order_item:${item.id}`,
        fields: report.tasks.map(({ task_type }) => task_type).join(','),
        reason: 'report page',
      })
    }
    return {
      order_item_id: item.id,
      order_id: item.order_id,
      order_number: item.order_number,
      product_name: item.product_name,
      product_name_ru: item.product_name_ru,
      price: toRoubles(item.price_kopecks),
      status: item.status,
      object_key: item.object_key,
      address: item.object_address,
      created_at: item.created_at.toISOString(),
      due_at: (item.due_at ?? item.created_at).toISOString(),
      report: report ?? null,
    }
  }
