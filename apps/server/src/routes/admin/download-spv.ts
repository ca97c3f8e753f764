import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logPersonalDataRead } from '../../services/log-personal-data-read.ts'
import { extractKey } from '../../services/finish-with-extract.ts'

/** The last official extract that was brought for the item. */
export const downloadSpv =
  (context: AppContext): Handlers['admin']['downloadSpv'] =>
  async ({ query }, call) => {
    const item = await context.queries.orderAdmin.findItem(query.order_item_id)
    if (!item) throw appError('order/not-found')
    const tasks = await context.queries.reports.listTasks(item.id)
    for (const { answer_hash } of tasks) {
      const bytes = answer_hash && (await context.files.get(extractKey(item.id, answer_hash)))
      if (!bytes) continue
      await logPersonalDataRead(context, {
        readerId: callerOf(call).person.id,
        subject: `order_item:${item.id}`,
        fields: 'extract',
        reason: 'admin-download',
      })
      return { bytes, type: 'application/xml', name: `Выписка ${item.object_key.replaceAll(':', '-')}.xml` }
    }
    throw appError('file/not-found')
  }
