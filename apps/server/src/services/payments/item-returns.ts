import { randomUUID } from 'node:crypto'
import { refundShares, sumOfParts, TRANSFERS, type PaidParts } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { ItemReturnsTable } from '../../platform/db/schema/account-schema.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { loseTariff } from './tariffs.ts'

const NOTHING: PaidParts = { bonus: 0, own: 0, card: 0 }

/** What of an item's price is still paid, by what it was paid from: as much can go back. */
export async function leftOfItem(
  context: AppContext,
  order: OrderRow,
  item: Pick<OrderItemRow, 'id'>,
): Promise<PaidParts> {
  if (!order.paid_at) return NOTHING
  const items = await context.queries.orderItems.listItems(order.id)
  const returned = await context.queries.itemReturns.sumReturns(item.id)
  const shares = refundShares(
    items.map(({ id, price_kopecks, metadata }) => ({
      kopecks: price_kopecks,
      urgent: metadata.urgent === true,
      ...(id === item.id && { returned }),
    })),
    await context.queries.ledger.findPaidParts(order.id),
  )
  return shares[items.findIndex(({ id }) => id === item.id)] ?? NOTHING
}

export interface ItemReturn extends Pick<ItemReturnsTable, 'cause'> {
  /** Names the event: the same one is booked once. */
  readonly uniqueKey: string
  readonly parts: PaidParts
  readonly description: string
  /** Who gave it back and why, when it was a person. */
  readonly by?: { readonly adminId: string; readonly reason: string } | undefined
}

/**
 * The one place that books what of an item goes back: what is delivered leaves the income, anything else what is paid ahead.
 * Answers whether it is new. In a transaction that holds the order and the item.
 */
export async function bookItemReturn(
  context: AppContext,
  order: OrderRow,
  item: Pick<OrderItemRow, 'id' | 'status'>,
  { uniqueKey, parts, description, cause, by }: ItemReturn,
): Promise<boolean> {
  const { itemReturns, ledger, orderItems } = context.queries
  const kopecks = sumOfParts(parts)
  const at = context.clock.now()
  const transfer = item.status === 'done' ? TRANSFERS.deliveryReversal : TRANSFERS.refund
  const isNew = await ledger.bookTransfer({
    uniqueKey,
    description,
    orderId: order.id,
    entries: transfer(order.person_id, parts),
    at,
  })
  if (!isNew) return false
  await itemReturns.insertReturn({
    id: randomUUID(),
    order_item_id: item.id,
    unique_key: uniqueKey,
    bonus_kopecks: parts.bonus,
    own_kopecks: parts.own,
    card_kopecks: parts.card,
    cause,
    reason: by?.reason ?? '',
    admin_id: by?.adminId ?? null,
    created_at: at,
  })
  await orderItems.addReturned(item.id, kopecks)
  await loseTariff(context, order.person_id)
  return true
}
