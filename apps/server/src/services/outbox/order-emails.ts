import { orderPath } from '@proverka/domain/navigation'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { WrittenDocument } from '../../documents/emails/email-content.ts'
import { dataNeededEmail, orderDoneEmail, orderPaidEmail } from '../emails/order-emails.ts'
import { promiseOrder } from '../orders/order-promise.ts'
import { isLargeOrder } from '../orders/large-order.ts'
import { outcomeInCounts, outcomeOf } from '../orders/order-outcome.ts'
import { enqueueFreeEmail, enqueueEmail } from './enqueue-email.ts'
import { postOrderSms } from './order-sms.ts'
import { receiptUrl } from './receipts.ts'
import { makeSignInLink } from '../emails/sign-in-link.ts'
import { findSite } from '../../platform/config/sites.ts'

/** Items after which nothing of an order is waited for any more. */
const ENDED = ['done', 'refund', 'deleted'] as const

/**
 * The email of an order that is paid, or needs no payment: number, sum, receipt, what comes when. It keeps the time
 * that it promises, for the email of a late order. `lastDay` is the last one of the offer. In a transaction.
 */
export async function postOrderPaid(
  context: AppContext,
  order: OrderRow,
  items: readonly OrderItemRow[],
  lastDay: Date,
): Promise<void> {
  if (items.length === 0) return
  const promise = await promiseOrder(context, items, lastDay)
  await context.queries.orders.setPromisedAt(order.id, promise.at)
  const token = await orderToken(context, order, items)
  const documents = await receiptsOf(context, order, 'advance')
  const message = orderPaidEmail(
    context,
    { order, items, token, documents },
    { promise, how: await howPaid(context, order) },
  )
  await postFor(order)(context, `order-paid:${order.id}`, message)
}

/**
 * The one email of an order whose parts are all over: delivered, or given back; none when nothing was delivered. A part
 * that is worked on again later makes no second one. In a transaction that holds the order, so that of two parts that
 * end at once the second one sees the first.
 */
export async function postWhenOrderDone(context: AppContext, orderId: string): Promise<void> {
  const { orders, orderItems } = context.queries
  const order = await orders.findOrder(orderId)
  // Asked after every part: of a long order nothing is read before the last one.
  if (!order || (await orderItems.hasItemsBeyond(orderId, ENDED))) return
  const items = await orderItems.listItems(orderId)
  const delivered = items.filter(({ status }) => status === 'done')
  if (delivered.length === 0) return
  const token = await orderToken(context, order, items)
  const isLarge = isLargeOrder(items)
  // The files of a long order come as one archive from its page: no email carries as many.
  const documents = distinct([
    ...(isLarge || delivered.length < 2 ? [] : [jointDocument(context, order, items)]),
    ...(isLarge ? [] : delivered).map((item) => reportDocument(context, order, item)),
    ...(isLarge ? [] : await receiptsOf(context, order, 'settlement')),
  ])
  const outcome = isLarge ? outcomeInCounts(items) : await outcomeOf(context, items)
  const message = orderDoneEmail(context, { order, items, token, documents }, outcome)
  await postFor(order)(context, `order-done:${order.id}`, message)
  await postOrderSms(context, 'done', order, items)
}

/** Asks for the data that an item waits for from now on. In a transaction. */
export async function askForData(context: AppContext, itemId: string): Promise<void> {
  await context.queries.orderItems.setDataAskedAt(itemId, context.clock.now())
  await postDataNeeded(context, itemId)
}

/** Asks for the data that items of an order wait for: one email of an order. In a transaction. */
export async function postDataNeeded(context: AppContext, itemId: string): Promise<void> {
  const { orders, orderItems } = context.queries
  const item = await orderItems.findItem(itemId)
  const order = item && (await orders.findOrder(item.order_id))
  if (!item || !order) return
  const items = await orderItems.listItems(order.id)
  const token = await orderToken(context, order, items)
  const message = dataNeededEmail(context, item, items, token)
  await postFor(order)(context, `data-needed:${order.id}`, message)
  await postOrderSms(context, 'dataNeeded', order, items)
}

/** An order of nothing is as easily made as a hundred of them. */
const postFor = ({ total_kopecks }: OrderRow) => (total_kopecks === 0 ? enqueueFreeEmail : enqueueEmail)

/** A single-use token that opens an order from an email. */
export function orderToken(
  context: AppContext,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<string> {
  return makeSignInLink(context, {
    userId: order.person_id,
    brand: brandOf(context, order.site),
    path: orderPath(order.id, items),
    orderId: order.id,
  })
}

const brandOf = (context: AppContext, siteKey: string): string =>
  findSite(context.config.sites, siteKey)?.brand ?? ''

/** All reports of an order in one document, which answers first. */
function jointDocument(
  context: AppContext,
  order: OrderRow,
  items: readonly OrderItemRow[],
): WrittenDocument {
  const title = `Заказ ${order.number} целиком`
  const url = `${context.originOf(order.site)}${orderPath(order.id, items)}`
  return { kind: 'order', id: order.id, title, filename: `${title}.pdf`, url }
}

function reportDocument(context: AppContext, order: OrderRow, item: OrderItemRow): WrittenDocument {
  const url = `${context.originOf(order.site)}${orderPath(order.id, [item])}`
  const title = item.product_name_ru
  return { kind: 'report', id: item.id, title, filename: `${title}, заказ ${order.number}.pdf`, url }
}

/** Two parts of one product have files of two names. */
function distinct(documents: readonly WrittenDocument[]): readonly WrittenDocument[] {
  const taken = new Map<string, number>()
  return documents.map((document) => {
    const times = (taken.get(document.filename) ?? 0) + 1
    taken.set(document.filename, times)
    if (times === 1) return document
    return { ...document, filename: document.filename.replace(/\.pdf$/, ` (${times}).pdf`) }
  })
}

async function receiptsOf(
  context: AppContext,
  order: OrderRow,
  kind: 'advance' | 'settlement',
): Promise<readonly WrittenDocument[]> {
  const receipts = await context.queries.receipts.listReceipts(order.id, kind)
  return receipts.map(({ id, lines }) => {
    const title = kind === 'advance' ? 'Чек на аванс' : `Чек: ${lines[0]?.name ?? 'услуга'}`
    const filename = `${title.replace(':', ',')}, заказ ${order.number}.pdf`
    return { kind: 'receipt', id, title, filename, url: receiptUrl(context, order.site, id) }
  })
}

async function howPaid(context: AppContext, order: OrderRow): Promise<string> {
  if (order.total_kopecks === 0) return 'Без оплаты'
  if (order.used_balance) return 'С баланса'
  const payments = await context.queries.payments.listAll(order.id)
  return payments.some(({ status }) => status === 'succeeded') ? 'Картой' : 'По счету'
}
