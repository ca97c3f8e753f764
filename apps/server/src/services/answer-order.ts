import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import { presentPlacedOrder } from '../presenters/order.ts'
import { ensurePayment } from './settle-payment.ts'

/** The order as it stands, with a payment to be made if it is not paid yet. */
export async function answerOrder(context: AppContext, orderId: string, notices: readonly string[] = []) {
  const orders = context.queries.orders
  const order = await orders.findOrder(orderId)
  if (!order) throw appError('order/not-found')
  const payment = order.paid_at ? undefined : await ensurePayment(context, order)
  const answer = presentPlacedOrder(order, await orders.listItems(orderId), payment?.confirmation_token)
  return notices.length > 0 ? { ...answer, notices: [...notices] } : answer
}
