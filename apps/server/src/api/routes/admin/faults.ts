import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminFault } from '../../presenters/fault.ts'
import { logChange } from '../../../services/log-change.ts'
import { moveFault } from '../../../services/reports/move-fault.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'

export const listAllFaults =
  (context: AppContext): Handlers['admin']['listAllFaults'] =>
  async ({ query }) =>
    (await context.queries.reportFaults.listAllFaults(query.limit, query.offset, query.state)).map(
      presentAdminFault,
    )

export const moveFaultRoute =
  (context: AppContext): Handlers['admin']['moveFault'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const row = await moveFault(context, body.fault_id, body)
      await logChange(context, call, {
        action: `report_fault.${row.state}`,
        subject: `report_fault:${row.id}`,
        userId: row.person_id,
        details: { order_item_id: row.order_item_id },
      })
      return presentAdminFault(row)
    })
