import { moscowDate } from '@proverka/domain/timing'
import { randomUUID } from 'node:crypto'
import { addWorkingDays } from '@proverka/domain/orders'
import { appError } from '@proverka/domain/errors'
import { FAULT_ANSWER_DAYS } from '@proverka/domain/reports'
import { WORK_CALENDAR } from '../../../platform/config/work-calendar.ts'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { tellStaff } from '../../../services/staff/staff-news.ts'
import { requireReadableItem } from '../../policies/readable-order.ts'
import { presentFault } from '../../presenters/fault.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'

export const listFaults =
  (context: AppContext): Handlers['reports']['listFaults'] =>
  async ({ params }, call) => {
    const { orderItems, reportFaults } = context.queries
    const { id } = await requireReadableItem(context, call, await orderItems.findItem(params.id))
    return (await reportFaults.listFaults(id)).map(presentFault)
  }

export const reportFault =
  (context: AppContext): Handlers['reports']['reportFault'] =>
  async ({ params, body }, call) => {
    const { orderItems, reports, reportFaults } = context.queries
    const item = await requireReadableItem(context, call, await orderItems.findItem(params.id))
    const { id } = item
    await context.rateLimits.consume('fault', call.caller?.user.id ?? call.binding ?? call.ip)
    if (!(await reports.findReport(id))) throw appError('report/not-found')
    return withIdempotency(context, call, { id, ...body }, async () => {
      const now = context.clock.now()
      const row = {
        id: randomUUID(),
        order_item_id: id,
        state: 'accepted',
        text: body.text,
        answer: null,
        created_at: now,
        due_on: addWorkingDays(moscowDate(now.getTime()), FAULT_ANSWER_DAYS, WORK_CALENDAR),
        taken_at: null,
        answered_at: null,
      } as const
      await reportFaults.insertFault(row)
      await tellStaff(context, {
        kind: 'fault',
        subject_id: row.id,
        number: item.order_number,
        site: item.site,
      })
      return presentFault(row)
    })
  }
