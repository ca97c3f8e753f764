import { moscowDate } from '@proverka/domain/timing'
import { addWorkingDays } from '@proverka/domain/orders'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { orderLateEmail } from '../emails/order-emails.ts'
import { orderToken } from '../outbox/order-emails.ts'
import { formatTerm } from './order-promise.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** Working days of the new term when the last day of the offer is over, too. */
const NEW_TERM_DAYS = 3

/** Orders past the time that their email promised get one email: why, until when, what would come back (DEC-09). */
export async function tellLateOrders(context: AppContext): Promise<number> {
  const late = await context.queries.orders.listLateOrders(context.clock.now())
  let count = 0
  for (const { id } of late) {
    if (await context.database.transaction(() => tellLateOrder(context, id))) count++
  }
  return count
}

async function tellLateOrder(context: AppContext, orderId: string): Promise<boolean> {
  const { fulfilments, orders, orderItems, reports } = context.queries
  const order = await orders.lockOrder(orderId)
  const items = order ? await orderItems.listItems(orderId) : []
  // These get their money back at once, and an email that says so.
  const ended = await fulfilments.listEndedItems(orderId, context.clock.now())
  const open = items.filter(
    ({ id, status }) => (status === 'requested' || status === 'inprogress') && !ended.has(id),
  )
  if (!order || open.length === 0) return false
  const waiting = new Set<string>()
  for (const item of open) {
    for (const { status, source } of await reports.listAllTasks(item.id)) {
      if (status !== 'done' && status !== 'error') waiting.add(source)
    }
  }
  const token = await orderToken(context, order, items)
  const message = orderLateEmail(
    context,
    { order, items, token },
    { waiting: [...waiting], open, term: newTerm(context.clock.now(), order, open) },
  )
  return enqueueEmail(context, `order-late:${order.id}`, message)
}

/** The last day of the offer while it is ahead and was not the promise already, else some working days from today. */
function newTerm(now: Date, order: OrderRow, open: readonly OrderItemRow[]): string {
  const due = Math.max(...open.map(({ due_at }) => due_at?.getTime() ?? 0))
  const promised = order.promised_at?.getTime() ?? 0
  if (due > now.getTime() && due > promised) return formatTerm(new Date(due), now)
  return addWorkingDays(moscowDate(now.getTime()), NEW_TERM_DAYS, WORK_CALENDAR)
    .split('-')
    .toReversed()
    .join('.')
}
