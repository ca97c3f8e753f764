import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnItem } from '../../policies/own-item.ts'
import { hasOpenTasks } from '../../services/reports/reports.ts'

/** Closes a report for good; sources that are still thinking are waited for first. A repeat changes nothing. */
export const finishRiskReport =
  (context: AppContext): Handlers['risk']['finishReport'] =>
  ({ params: { id } }, call) =>
    context.database.transaction(async () => {
      const { orderItems, reports, risk } = context.queries
      requireOwnItem(await orderItems.findItem(id), callerOf(call).user)
      if (!(await reports.lockReport(id))) throw appError('report/not-found')
      if (hasOpenTasks(await reports.listAllTasks(id))) throw appError('order/not-ready')
      const notes = await risk.findNotes(id)
      if (!notes.closed_at) {
        const now = context.clock.now()
        await risk.saveNotes(id, { ...notes, closed_at: now })
        await reports.setReportStatus(id, 'finished', now)
        await context.jobs.enqueue('finish-report', { orderItemId: id })
      }
      return { status: 'finished' }
    })
