import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import {
  itemTransition,
  partsOfSum,
  refundDueDate,
  sumOfParts,
  type ItemStatus,
  type PaidParts,
} from '@proverka/domain/orders'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { lockOrderThenItem } from '../../platform/db/lock-rows.ts'
import { giveUpFulfilments } from '../fulfilment/give-up-fulfilments.ts'
import type { WrittenEmail } from '../../documents/emails/email-content.ts'
import { itemReturnedEmail } from '../emails/money-emails.ts'
import { formatOrderNumber } from '../emails/order-words.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { postWhenOrderDone } from '../outbox/order-emails.ts'
import { leftOfItem } from './item-returns.ts'
import { payBack } from './return-item.ts'

interface PartReturn {
  readonly itemId: string
  readonly kopecks: Kopecks
  /** What the admin saw as left to give back. */
  readonly leftBefore: Kopecks
  readonly reason: string
  readonly adminId: string
}

/** What a return does, before anything is done. */
export interface ReturnPlan {
  /** What can go back, kopecks. */
  readonly left: Kopecks
  readonly parts: PaidParts
  /** The status that the item gets; undefined: it keeps its own. */
  readonly next: ItemStatus | undefined
  readonly due: string
  readonly email: WrittenEmail
}

/** Plans the return of a sum, or of all that is left; throws what the return itself would be refused with. */
export async function planReturn(
  context: AppContext,
  { order, item }: { readonly order: OrderRow; readonly item: OrderItemRow },
  { kopecks, leftBefore, reason }: { kopecks?: Kopecks; leftBefore?: Kopecks; reason: string },
): Promise<ReturnPlan> {
  const share = await leftOfItem(context, order, item)
  const left = sumOfParts(share)
  if (left === 0) throw appError('order/not-refundable')
  if (leftBefore !== undefined && left !== leftBefore) throw appError('order/returned-meanwhile')
  const sum = kopecks ?? left
  const parts = partsOfSum(share, sum)
  const isWhole = sum === left
  const next = isWhole ? itemTransition(item.status, 'payment-reversed') : undefined
  const name = item.product_name_ru
  const outcome = next ? ' Услуга отменена.' : item.status === 'done' ? ' Отчет остается у вас.' : ''
  const due = refundDueDate(context.clock.now().getTime(), WORK_CALENDAR)
  const email = itemReturnedEmail(context, order, item, {
    share: parts,
    due,
    text:
      `Возвращаем ${isWhole ? 'оплату' : 'часть оплаты'} услуги «${name}» в заказе ` +
      `${formatOrderNumber(order.number)}. Причина: ${reason.replace(/\.$/u, '')}.${outcome}`,
  })
  return { left, parts, next, due, email }
}

/**
 * Gives any part of a paid item back at an admin's word. A report that is delivered stays with its buyer; work that is given
 * back as a whole ends. In a transaction.
 */
export async function returnPart(
  context: AppContext,
  { itemId, kopecks, leftBefore, reason, adminId }: PartReturn,
): Promise<void> {
  const { couponUses, orderItems } = context.queries
  const locked = await lockOrderThenItem(context, itemId)
  if (!locked) throw appError('order/not-found')
  const { order, item } = locked
  const { parts, next, email } = await planReturn(context, locked, { kopecks, leftBefore, reason })
  if (next) await giveUpFulfilments(context, item.id, 'Услугу вернули')
  const uniqueKey = `item-return:${item.id}:${randomUUID()}`
  await payBack(context, order, item, {
    uniqueKey,
    parts,
    description: `Возврат: ${item.product_name_ru}`,
    cause: 'admin',
    by: { adminId, reason },
  })
  if (next) {
    await orderItems.moveItem(item.id, item.status, next)
    await couponUses.releaseItem(item.id, context.clock.now())
  }
  await enqueueEmail(context, uniqueKey, email)
  await postWhenOrderDone(context, order.id)
}
