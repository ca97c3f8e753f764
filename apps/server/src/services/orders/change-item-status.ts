import { appError } from '@proverka/domain/errors'
import { itemTransition, type ItemEvent, type ItemStatus } from '@proverka/domain/orders'
import type { SignedInUser } from '../call.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { lockItemThenReport, lockOrderThenItem } from '../../platform/db/lock-rows.ts'
import { askForData, postWhenOrderDone } from '../outbox/order-emails.ts'
import { finishReport, hasOpenTasks } from '../reports/reports.ts'
import { giveUpFulfilments } from '../fulfilment/give-up-fulfilments.ts'
import { restartItem } from '../reports/rework.ts'
import { returnItem } from '../payments/return-item.ts'

/** What an admin can make happen to an item. That it was paid is said of its order, not of the item. */
const EVENTS: readonly ItemEvent[] = [
  'started',
  'data-missing',
  'data-given',
  'finished',
  'refunded',
  'deleted',
]

/**
 * Moves an item to a status along the domain's moves, with all that follows: `done` needs a finished report and earns
 * the money, `refund` gives it back. In a transaction. No such move: `order/illegal-transition`; no report yet:
 * `order/not-ready`.
 */
export async function changeItemStatus(
  context: AppContext,
  admin: SignedInUser,
  itemId: string,
  to: ItemStatus,
): Promise<void> {
  const item = await context.queries.orderItems.findItem(itemId)
  if (!item) throw appError('order/not-found')
  const event = EVENTS.find((name) => itemTransition(item.status, name) === to)
  if (!event) throw appError('order/illegal-transition')
  if (event === 'refunded') await returnItem(context, admin, itemId)
  else if (event === 'finished') await finish(context, item)
  else await move(context, item, to)
}

async function move(context: AppContext, item: OrderItemRow, to: ItemStatus): Promise<void> {
  const { orderItems } = context.queries
  await lockOrderThenItem(context, item.id)
  if (!(await orderItems.moveItem(item.id, item.status, to))) throw appError('order/illegal-transition')
  if (to === 'inprogress') await restartItem(context, item.id)
  if (to === 'actionrequired') await askForData(context, item.id)
  if (to === 'deleted') {
    await giveUpFulfilments(context, item.id, 'Услугу удалили')
    await context.queries.couponUses.releaseItem(item.id, context.clock.now())
    await postWhenOrderDone(context, item.order_id)
  }
}

async function finish(context: AppContext, item: OrderItemRow): Promise<void> {
  const { orders, orderItems, reports } = context.queries
  await orders.lockOrder(item.order_id)
  const { report } = await lockItemThenReport(context, item.id)
  if (!report || hasOpenTasks(await reports.listTasks(item.id))) throw appError('order/not-ready')
  if (item.status !== 'inprogress') await orderItems.moveItem(item.id, item.status, 'inprogress')
  await finishReport(context, item.id)
}
