import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { openForEdit } from '../../services/reports/risk-report.ts'

/** Questions that one survey ever has. */
const QUESTIONS_LIMIT = 200

export const saveSurvey =
  (context: AppContext): Handlers['risk']['saveSurvey'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const { notes } = await openForEdit(context, body.order_item_id, callerOf(call).user)
      const survey = { ...(notes.survey as typeof body.answers), ...body.answers }
      if (Object.keys(survey).length > QUESTIONS_LIMIT) throw appError('input/too-large')
      await context.queries.risk.saveNotes(body.order_item_id, { ...notes, survey })
      await context.queries.reports.touchReport(body.order_item_id, context.clock.now())
      return survey
    })
