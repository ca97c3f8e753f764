import type { waitingTaskSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import { moneyTermsOf } from '../../platform/config/money-terms.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { lastDayOfWait } from '../payments/refund-offer.ts'
import { presentHistory } from './list-own-orders.ts'
import { keptSince, retainedUntil } from './order-access.ts'
import { DAY_MS, MINUTE_MS, startOfMoscowDay } from '@proverka/domain/timing'

type WaitingTask = InferInput<typeof waitingTaskSchema>

/** How long before their end files are worth a reminder. */
const FILES_SOON_MS = 7 * DAY_MS
/** Tasks that are listed one by one. */
const MOST_TASKS = 12
const MOST_UNPAID = 50

type Found = Omit<WaitingTask, 'order'> & { readonly orderId: string }

/** What waits for a user, the nearest term first: what has come already is listed before everything. */
export async function loadWaitingTasks(
  context: AppContext,
  userId: string,
): Promise<{ readonly tasks: WaitingTask[]; readonly more: number; readonly waiting_orders: number }> {
  const now = context.clock.now().getTime()
  const found = [
    ...(await unread(context, userId, now)),
    ...(await unpaid(context, userId)),
    ...(await lacking(context, userId)),
    ...(await ending(context, userId, now)),
  ].toSorted((a, b) => termOf(a) - termOf(b))
  const told = found.slice(0, MOST_TASKS)
  const ids = [...new Set(told.map(({ orderId }) => orderId))]
  const orders = ids.length > 0 ? await context.queries.orderList.listOrdersByIds(ids) : []
  const shown = new Map((await presentHistory(context, orders)).map((order) => [order.orderId, order]))
  return {
    tasks: told.flatMap(({ orderId, ...task }) => {
      const order = shown.get(orderId)
      if (!order) return []
      // The term runs from the last part of the order, which is known only now.
      return [{ ...task, ...(task.kind === 'files' && { until: order.kept_until }), order }]
    }),
    more: found.length - told.length,
    waiting_orders: new Set(
      found.flatMap(({ kind, orderId }) => (kind === 'payment' || kind === 'data' ? [orderId] : [])),
    ).size,
  }
}

const termOf = ({ until }: Found): number => (until ? Date.parse(until) : 0)

async function unread(context: AppContext, userId: string, now: number): Promise<readonly Found[]> {
  // Older files are past their retention.
  const since = keptSince(new Date(now))
  const items = await context.queries.orderList.listUnopened(userId, since)
  return byOrder(items).map(([orderId, parts]) => ({
    kind: 'unread',
    orderId,
    order_item_ids: parts.map(({ id }) => id),
    since: (parts.at(-1)?.done_at ?? new Date(now)).toISOString(),
    until: null,
  }))
}

async function unpaid(context: AppContext, userId: string): Promise<readonly Found[]> {
  const filter = { state: 'payment', sort: 'number', direction: 'desc' } as const
  const orders = await context.queries.orderList.listOrders(userId, filter, MOST_UNPAID, 0)
  const { unpaidOrderMs } = moneyTermsOf(context.config)
  return orders
    .filter(({ expired_at }) => expired_at === null)
    .map((order) => ({
      kind: 'payment',
      orderId: order.id,
      order_item_ids: [],
      since: order.created_at.toISOString(),
      until: new Date(order.priced_at.getTime() + unpaidOrderMs).toISOString(),
    }))
}

async function lacking(context: AppContext, userId: string): Promise<readonly Found[]> {
  const items = await context.queries.orderList.listLacking(userId)
  return byOrder(items).map(([orderId, parts]) => {
    const since = Math.min(...parts.map((part) => (part.data_asked_at ?? part.created_at).getTime()))
    const lastMinute = startOfMoscowDay(lastDayOfWait(since)) + DAY_MS - MINUTE_MS
    return {
      kind: 'data',
      orderId,
      order_item_ids: parts.map(({ id }) => id),
      since: new Date(since).toISOString(),
      until: new Date(lastMinute).toISOString(),
    }
  })
}

async function ending(context: AppContext, userId: string, now: number): Promise<readonly Found[]> {
  const kept = retainedUntil(new Date(now)).getTime() - now
  const orders = await context.queries.orderList.listPaidBetween(
    userId,
    new Date(now - kept),
    new Date(now - kept + FILES_SOON_MS),
  )
  return orders.map((order: OrderRow) => ({
    kind: 'files',
    orderId: order.id,
    order_item_ids: [],
    since: (order.paid_at ?? order.created_at).toISOString(),
    until: retainedUntil(order.paid_at ?? order.created_at).toISOString(),
  }))
}

const byOrder = (items: readonly OrderItemRow[]) => [...Map.groupBy(items, ({ order_id }) => order_id)]
