import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'

export const removeAnyRiskReport =
  (context: AppContext): Handlers['risk']['removeAnyRiskReport'] =>
  ({ params: { id } }, call) =>
    context.database.transaction(async () => {
      const { orderItems, reports, risk } = context.queries
      const item = await orderItems.findItem(id)
      if (!item) throw appError('order/not-found')
      if (!(await reports.lockReport(id))) throw appError('report/not-found')
      await risk.removeReport(id)
      const subject = `order_item:${id}`
      await logChange(context, call, { action: 'risk.report.remove', subject, userId: item.person_id })
      return { removed: true }
    })
