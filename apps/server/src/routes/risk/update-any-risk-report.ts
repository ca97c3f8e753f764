import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'
import { readRiskReport } from '../../services/reports/risk-report.ts'

/** What an admin changes; another status than `finished` opens a finished report again. */
export const updateAnyRiskReport =
  (context: AppContext): Handlers['risk']['updateAnyRiskReport'] =>
  async ({ params: { id }, body }, call) => {
    const { user } = callerOf(call)
    await context.database.transaction(async () => {
      const { orderItems, reports, risk } = context.queries
      const item = await orderItems.findItem(id)
      if (!item) throw appError('order/not-found')
      if (!(await reports.lockReport(id))) throw appError('report/not-found')
      const now = context.clock.now()
      const notes = await risk.findNotes(id)
      await risk.saveNotes(id, {
        ...notes,
        global_data: body.global_data ?? notes.global_data,
        closed_at: body.status && body.status !== 'finished' ? null : notes.closed_at,
      })
      if (body.conclusions) {
        await risk.removeConclusions(id)
        for (const text of body.conclusions) await risk.insertConclusion(id, user.id, text, now)
      }
      if (body.status) await reports.setReportStatus(id, body.status, now)
      await reports.touchReport(id, now)
      const details = { fields: Object.keys(body), status: body.status ?? null }
      const subject = `order_item:${id}`
      await logChange(context, call, { action: 'risk.report', subject, userId: item.person_id, details })
    })
    return readRiskReport(context, id, user, true)
  }
