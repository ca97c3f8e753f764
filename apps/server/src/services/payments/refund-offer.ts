import { toRoubles } from '@proverka/domain'
import { addDays, moscowDate } from '@proverka/domain/timing'
import {
  addWorkingDays,
  DATA_WAIT_WORKING_DAYS,
  refundDueDate,
  refundOf,
  sumOfParts,
} from '@proverka/domain/orders'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { returnableItem } from './return-item.ts'

/** What comes back for an item, by when at the latest, and from when on it is taken back; dates YYYY-MM-DD. */
export interface RefundOffer {
  readonly amount: number
  readonly due: string
  readonly from: string | null
}

/** What its buyer would get back for an item of a paid order; null when the rules do not take it back. */
export async function refundOffer(
  context: AppContext,
  order: OrderRow,
  item: OrderItemRow,
): Promise<RefundOffer | null> {
  if (!order.paid_at || (item.status !== 'requested' && item.status !== 'actionrequired')) return null
  const returnable = await returnableItem(context, order, item)
  const amount = toRoubles(sumOfParts(returnable.share))
  const now = context.clock.now().getTime()
  const buyer = { id: order.person_id, role: 1 }
  const decision = refundOf(returnable, { actor: buyer, now, calendar: WORK_CALENDAR })
  if (decision.kind === 'refund') return { amount, due: decision.due, from: null }
  if (decision.reason !== 'waiting-for-data') return null
  const from = dayAfterWait(returnable.statusSince)
  return { amount, due: refundDueDate(Date.parse(`${from}T09:00:00Z`), WORK_CALENDAR), from }
}

/** The last day of the wait for data. */
export const lastDayOfWait = (since: number): string =>
  addWorkingDays(moscowDate(since), DATA_WAIT_WORKING_DAYS, WORK_CALENDAR)

function dayAfterWait(since: number): string {
  return addDays(lastDayOfWait(since), 1)
}
