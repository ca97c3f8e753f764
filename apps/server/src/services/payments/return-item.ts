import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import {
  itemTransition,
  refundDueDate,
  refundError,
  refundOf,
  sumOfParts,
  type PaidParts,
  type ReturnableItem,
} from '@proverka/domain/orders'
import type { NotCheckedReason } from '@proverka/domain/reports'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { SignedInUser } from '../call.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { PaymentRow } from '../../platform/db/queries/payments/payments.ts'
import { itemReturnedEmail } from '../emails/money-emails.ts'
import { formatOrderNumber } from '../emails/order-words.ts'
import { giveUpFulfilments } from '../fulfilment/give-up-fulfilments.ts'
import { actorOf } from '../known-user.ts'
import { lockOrderThenItem } from '../../platform/db/lock-rows.ts'
import { postWhenOrderDone } from '../outbox/order-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { postReceipt } from '../outbox/receipts.ts'
import { paymentReturnKey } from './return-payment.ts'
import { bookItemReturn, leftOfItem, type ItemReturn } from './item-returns.ts'

/** Takes an item back and returns each part of its price to where it came from, once. Answers the sum (AMB-115). */
export function returnItem(context: AppContext, user: SignedInUser, itemId: string): Promise<Kopecks> {
  return context.database.transaction(async () => {
    const { orderItems } = context.queries
    const locked = await lockOrderThenItem(context, itemId)
    if (!locked) throw appError('order/not-found')
    const { order, item } = locked
    const decision = refundOf(await returnableItem(context, order, item), {
      actor: actorOf(user, 'refunds.write'),
      now: context.clock.now().getTime(),
      calendar: WORK_CALENDAR,
    })
    if (decision.kind === 'refused') throw refundError(decision.reason)
    if (!(await orderItems.moveItem(item.id, item.status, 'refund')))
      throw appError('order/illegal-transition')
    await giveUpFulfilments(context, item.id, 'Услугу вернули')
    await context.queries.couponUses.releaseItem(item.id, context.clock.now())
    await refundShare(context, order, item, decision.share)
    await tellOfReturn(context, order, item, { ...decision, text: returnText(order, item, 'отменена') })
    await postWhenOrderDone(context, order.id)
    return sumOfParts(decision.share)
  })
}

/** What the rules of giving back know of an item. */
export async function returnableItem(
  context: AppContext,
  order: OrderRow,
  item: OrderItemRow,
): Promise<ReturnableItem> {
  return {
    userId: order.person_id,
    status: item.status,
    statusSince: (item.data_asked_at ?? item.created_at).getTime(),
    isWithoutData: await isWithoutData(context, item.id),
    share: await leftOfItem(context, order, item),
  }
}

/**
 * Returns the price of an item in work of which no leading question was answered, instead of finishing it; `words` are what
 * its source says to that. One that was delivered with a wrong answer, and got none in its term, stays delivered. In a
 * transaction with the order and the item locked.
 */
export async function returnUnserved(
  context: AppContext,
  itemId: string,
  reason: NotCheckedReason,
  words?: string,
): Promise<void> {
  const { orders, orderItems } = context.queries
  const item = await orderItems.lockItem(itemId)
  const order = item && (await orders.findOrder(item.order_id))
  if (!order || !item) return
  const isAwaited = await context.queries.fulfilments.hasOverdue(item.id)
  const share = await leftOfItem(context, order, item)
  const next = itemTransition(item.status, 'not-served')
  if (next) {
    if (!(await orderItems.moveItem(item.id, item.status, next))) return
    await context.queries.couponUses.releaseItem(item.id, context.clock.now())
  } else if (item.status !== 'done' || !isAwaited || sumOfParts(share) === 0) return
  const due = refundDueDate(context.clock.now().getTime(), WORK_CALENDAR)
  await refundShare(context, order, item, share)
  await tellOfReturn(context, order, item, {
    share,
    due,
    text: [
      returnText(order, item, `не оказана: ${UNSERVED_CAUSES[reason]}`),
      ...(words === undefined ? [] : [`Ответ источника: «${words.replace(/\.$/u, '')}».`]),
      ...(isAwaited ? ['Ответ мы ждем и дальше: если придет, отчет откроем бесплатно.'] : []),
    ].join(' '),
  })
  await postWhenOrderDone(context, order.id)
}

/** Why a service was not rendered, as its email says. */
const UNSERVED_CAUSES: { readonly [reason in NotCheckedReason]: string } = {
  'source-down': 'источник не ответил в срок',
  'source-timeout': 'источник не ответил в срок',
  'source-limit': 'источник ограничил число запросов и не ответил в срок',
  'missing-data': 'источнику не хватило данных',
  'unclear-answer': 'ответ источника не удалось понять',
  'no-such-object': 'такого объекта в реестре нет',
  'not-connected': 'источник не подключен',
  'too-few-data': 'похожих квартир слишком мало, цены мы не называем',
  refused: 'источник отказался выдать сведения',
}

interface Return {
  readonly share: PaidParts
  /** The last date for the money to arrive, YYYY-MM-DD. */
  readonly due: string
  /** What became of the item, as its email says. */
  readonly text: string
}

const returnText = (order: OrderRow, item: OrderItemRow, outcome: string): string =>
  `Услуга «${item.product_name_ru}» в заказе ${formatOrderNumber(order.number)} ${outcome}.`

const tellOfReturn = (context: AppContext, order: OrderRow, item: OrderItemRow, returned: Return) =>
  enqueueEmail(context, `item-returned:${item.id}`, itemReturnedEmail(context, order, item, returned))

/** Gives all that is left of an item's price back, by the rules of the product. */
async function refundShare(
  context: AppContext,
  order: OrderRow,
  item: OrderItemRow,
  share: PaidParts,
): Promise<void> {
  if (sumOfParts(share) === 0) return
  await payBack(context, order, item, {
    uniqueKey: `item-refund:${item.id}`,
    parts: share,
    description: `Возврат: ${item.product_name_ru}`,
    cause: 'rules',
  })
}

/** Books a return and starts the refund: the card's part through the provider, anything else at once. */
export async function payBack(
  context: AppContext,
  order: OrderRow,
  item: OrderItemRow,
  returned: ItemReturn,
): Promise<void> {
  if (!(await bookItemReturn(context, order, item, returned))) return
  // The receipt of a card's money is made when it is back.
  if (returned.parts.card > 0) return promiseRefund(context, order, item, returned.parts.card)
  await postReceipt(context, `receipt-return:${returned.uniqueKey}`, order, 'return', [
    { name: item.product_name_ru, kopecks: sumOfParts(returned.parts) },
  ])
}

/** The provider is asked after the transaction: until then the books hold the promise. */
async function promiseRefund(
  context: AppContext,
  order: OrderRow,
  item: OrderItemRow,
  amount: Kopecks,
): Promise<void> {
  const payment = await findPayment(context, order)
  if (!payment) throw new Error(`order ${order.id} was paid by card without a payment`)
  const id = randomUUID()
  await context.queries.refunds.insertRefund({
    id,
    order_item_id: item.id,
    payment_id: payment.id,
    amount_kopecks: amount,
    created_at: context.clock.now(),
  })
  await context.jobs.enqueue('refund-payment', { refundId: id })
}

/** The payment that paid the order; a second payment was returned separately. */
async function findPayment({ queries }: AppContext, order: OrderRow): Promise<PaymentRow | undefined> {
  for (const payment of await queries.payments.listAll(order.id)) {
    if (payment.status !== 'succeeded') continue
    if (!(await queries.ledger.hasTransfer(paymentReturnKey(payment)))) return payment
  }
  return undefined
}

/** The register answered that it holds nothing: that is the service too (offer, section 4). */
async function isWithoutData(context: AppContext, itemId: string): Promise<boolean> {
  const tasks = await context.queries.reports.listTasks(itemId)
  return tasks.length > 0 && tasks.every(({ answer }) => answer.kind === 'not-found')
}
