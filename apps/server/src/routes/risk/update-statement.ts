import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { openForEdit } from '../../services/reports/risk-report.ts'

const STATEMENTS_LIMIT = 50

export const updateStatement =
  (context: AppContext): Handlers['risk']['updateStatement'] =>
  ({ body: { order_item_id, statement } }, call) =>
    context.database.transaction(async () => {
      const { notes } = await openForEdit(context, order_item_id, callerOf(call).user)
      const place = notes.statements.findIndex(({ key }) => key === statement.key)
      const statements =
        place < 0 ? [...notes.statements, statement] : notes.statements.with(place, statement)
      if (statements.length > STATEMENTS_LIMIT) throw appError('input/too-large')
      await context.queries.risk.saveNotes(order_item_id, { ...notes, statements })
      await context.queries.reports.touchReport(order_item_id, context.clock.now())
      return statement
    })
