import { HOUR_MS } from '@proverka/domain/timing'
import type { AppContext } from '../context.ts'
import { partsOrderedEmail } from '../emails/fulfilment-emails.ts'
import { orderToken } from '../outbox/order-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** Who gets an answer within an hour of his payment needs no email in between. */
const QUIET_MS = HOUR_MS
/** Orders of one look; the next one finds the rest. */
const BATCH = 100

/** Writes to buyers whose parts are ordered and take longer than an hour, once for each order. Answers how many. */
export async function tellOrdered(context: AppContext): Promise<number> {
  const paidBefore = new Date(context.clock.now().getTime() - QUIET_MS)
  const untold = await context.queries.fulfilments.listUntoldOrders(paidBefore, BATCH)
  for (const { order_id } of untold) await context.database.transaction(() => tellOrder(context, order_id))
  return untold.length
}

async function tellOrder(context: AppContext, orderId: string): Promise<void> {
  const { fulfilments, orders, orderItems } = context.queries
  const order = await orders.lockOrder(orderId)
  if (!order) return
  const told = await fulfilments.markTold(orderId, context.clock.now())
  const ids = new Set(told.map(({ order_item_id }) => order_item_id))
  const items = (await orderItems.listItems(orderId)).filter(({ id }) => ids.has(id))
  if (items.length === 0) return
  const latest = new Date(Math.max(...told.map(({ latest_at }) => latest_at.getTime())))
  const measured = told.map(({ expected_at }) => expected_at)
  const expected = measured.every((at) => at !== null)
    ? new Date(Math.max(...measured.map((at) => at.getTime())))
    : undefined
  const token = await orderToken(context, order, items)
  const email = partsOrderedEmail(context, order, items, { expected, latest, token })
  await enqueueEmail(context, `parts-ordered:${orderId}`, email)
}
