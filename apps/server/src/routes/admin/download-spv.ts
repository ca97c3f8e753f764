import { appError } from '@proverka/domain/errors'
import { personalDataOf } from '../../audit/personal-data.ts'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { extractKey } from '../../services/reports/finish-with-extract.ts'

/** The last official extract that was brought for the item. */
export const downloadSpv =
  (context: AppContext): Handlers['admin']['downloadSpv'] =>
  async ({ query }) => {
    const item = await context.queries.orderAdmin.findItem(query.order_item_id)
    if (!item || item.report_hidden_at) throw appError('order/not-found')
    const tasks = await context.queries.reports.listTasks(item.id)
    for (const { answer_hash } of tasks) {
      const bytes = answer_hash && (await context.files.get(extractKey(item.id, answer_hash)))
      if (!bytes) continue
      return {
        bytes,
        type: 'application/xml',
        name: `Выписка ${item.object_key.replaceAll(':', '-')}.xml`,
        about: [personalDataOf('order_item', item.id, 'extract')],
      }
    }
    throw appError('file/not-found')
  }
