import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { itemTransition, partsOfSum, refundDueDate, sumOfParts } from '@proverka/domain/orders'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { AppContext } from '../context.ts'
import { lockOrderThenItem } from '../../platform/db/lock-rows.ts'
import { giveUpFulfilments } from '../fulfilment/give-up-fulfilments.ts'
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

/**
 * Gives any part of a paid item back at an admin's word. A report that is delivered stays with its buyer; work that is given
 * back as a whole ends. Returns what is left, kopecks. In a transaction.
 */
export async function returnPart(
  context: AppContext,
  { itemId, kopecks, leftBefore, reason, adminId }: PartReturn,
): Promise<Kopecks> {
  const { couponUses, orderItems } = context.queries
  const locked = await lockOrderThenItem(context, itemId)
  if (!locked) throw appError('order/not-found')
  const { order, item } = locked
  const left = await leftOfItem(context, order, item)
  const leftSum = sumOfParts(left)
  if (leftSum === 0) throw appError('order/not-refundable')
  if (leftSum !== leftBefore) throw appError('order/returned-meanwhile')
  const parts = partsOfSum(left, kopecks)
  if (kopecks === leftSum && itemTransition(item.status, 'payment-reversed'))
    await giveUpFulfilments(context, item.id, 'Услугу вернули')
  const uniqueKey = `item-return:${randomUUID()}`
  const name = item.product_name_ru
  await payBack(context, order, item, {
    uniqueKey,
    parts,
    description: `Возврат: ${name}`,
    cause: 'admin',
    by: { adminId, reason },
  })
  const isWhole = kopecks === leftSum
  const next = isWhole ? itemTransition(item.status, 'payment-reversed') : undefined
  if (next) {
    await orderItems.moveItem(item.id, item.status, next)
    await couponUses.releaseItem(item.id, context.clock.now())
  }
  const outcome = next ? ' Услуга отменена.' : item.status === 'done' ? ' Отчет остается у вас.' : ''
  const email = itemReturnedEmail(context, order, item, {
    share: parts,
    due: refundDueDate(context.clock.now().getTime(), WORK_CALENDAR),
    text:
      `Возвращаем ${isWhole ? 'оплату' : 'часть оплаты'} услуги «${name}» в заказе ` +
      `${formatOrderNumber(order.number)}. Причина: ${reason.replace(/\.$/u, '')}.${outcome}`,
  })
  await enqueueEmail(context, uniqueKey, email)
  await postWhenOrderDone(context, order.id)
  return leftSum - kopecks
}
