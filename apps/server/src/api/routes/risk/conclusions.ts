import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentConclusion } from '../../presenters/risk-report.ts'
import { openForEdit } from '../../../services/reports/risk-report.ts'

const CONCLUSIONS_LIMIT = 100

export const addConclusion =
  (context: AppContext): Handlers['risk']['addConclusion'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const { user } = callerOf(call)
      const { risk, reports } = context.queries
      await openForEdit(context, body.order_item_id, user)
      if ((await risk.listConclusions(body.order_item_id)).length >= CONCLUSIONS_LIMIT)
        throw appError('input/too-large')
      const now = context.clock.now()
      await reports.touchReport(body.order_item_id, now)
      return presentConclusion(await risk.insertConclusion(body.order_item_id, user.id, body.text, now))
    })

export const removeConclusion =
  (context: AppContext): Handlers['risk']['removeConclusion'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const { risk, reports } = context.queries
      const conclusion = await risk.findConclusion(query.conclusion_id)
      if (!conclusion) throw appError('conclusion/not-found')
      await openForEdit(context, conclusion.order_item_id, callerOf(call).user)
      await risk.removeConclusion(conclusion.id)
      await reports.touchReport(conclusion.order_item_id, context.clock.now())
      return { removed: true }
    })
