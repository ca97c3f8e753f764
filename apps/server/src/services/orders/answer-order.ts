import { appError, ERROR_CODES } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { PaymentRow } from '../../platform/db/queries/payments/payments.ts'
import { isProviderDown } from '../../adapters/payments/guard-provider.ts'
import { presentPlacedOrder } from './present-order.ts'
import { ensurePayment } from '../payments/settle-payment.ts'

/**
 * The order in its current state, with a payment to be made if it is not paid yet. While the provider is unavailable
 * there is no payment: the order stays, the answer says so, and the next attempt opens the payment.
 */
export async function answerOrder(context: AppContext, orderId: string, said: readonly string[] = []) {
  const { orders, orderItems } = context.queries
  const order = await orders.findOrder(orderId)
  if (!order) throw appError('order/not-found')
  const payment = order.paid_at ? undefined : await openPayment(context, order)
  const answer = presentPlacedOrder(order, await orderItems.listItems(orderId), payment?.confirmation_token)
  const isAway = !order.paid_at && !payment
  const notices = isAway ? [...said, ERROR_CODES['payment/provider-down'].text] : [...said]
  return notices.length > 0 ? { ...answer, notices } : answer
}

async function openPayment(context: AppContext, order: OrderRow): Promise<PaymentRow | undefined> {
  try {
    return await ensurePayment(context, order)
  } catch (error) {
    if (!isProviderDown(error)) throw error
    context.log.warn({ err: error, order: order.id }, 'a payment could not be opened')
    return undefined
  }
}
