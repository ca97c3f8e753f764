import { topUpRequest } from '@proverka/domain/orders'
import { partnerForOrder } from '@proverka/domain/navigation'
import { loadSiteFacts } from '../../../runtime/brand/site-facts.ts'
import { resumeOrder, type PlacedOrder } from '../../purchase/checkout/place-order.ts'
import { getApi } from '../../../runtime/data/api.ts'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { askPayment } from '../../purchase/payment/ask-payment.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { store } from '../../../runtime/state/store.ts'
import { findAffiliateUid, partnerOfVisit } from '../../../runtime/tracking/link-of-visit.ts'
import { readClientId } from '../../../runtime/tracking/client-id.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'

/**
 * How a top-up by card ended: the money arrived, the window was closed, the bank refused, or the server did not answer
 * or has not yet received the payment that the window reports.
 */
export type TopUpOutcome = 'paid' | 'closed' | 'refused' | 'unknown'

/** One attempt for a sum: a second press pays the same order, also when the answer to the first was lost. */
interface Attempt {
  readonly amount: number
  readonly key: string
  orderId?: string
}

let attempt: Attempt | undefined

/** Puts a sum on the balance by card: the order without items, its payment in the provider's window, the server's word. */
export async function topUpByCard(amount: number): Promise<TopUpOutcome> {
  if (attempt?.amount !== amount) attempt = { amount, key: crypto.randomUUID() }
  const order = await placeOrResume(attempt)
  if (order === 'paid-already') return paid()
  const result = await askPayment({ ...order, title: 'Пополнение баланса' })
  recordEvent('payment_result', { result, orderId: order.id })
  try {
    const { is_order_paid } = await getApi().payment.reportWidgetResult({
      body: { order_id: order.id, result },
    })
    if (is_order_paid) return paid()
  } catch (error) {
    console.error('Итог оплаты не передан', error)
    return 'unknown'
  }
  if (result === 'success') return 'unknown'
  return result === 'closed' ? 'closed' : 'refused'
}

function paid(): TopUpOutcome {
  attempt = undefined
  return 'paid'
}

async function placeOrResume(current: Attempt): Promise<PlacedOrder | 'paid-already'> {
  if (!current.orderId) return place(current)
  try {
    return await resumeOrder(current.orderId)
  } catch (error) {
    const code = codeOfError(error)
    if (code === 'payment/already-paid') return 'paid-already'
    if (code !== 'order/not-found' && code !== 'order/superseded' && code !== 'payment/canceled') throw error
    attempt = { amount: current.amount, key: crypto.randomUUID() }
    return place(attempt)
  }
}

async function place(current: Attempt): Promise<PlacedOrder> {
  const { payment, analytics } = await loadSiteFacts()
  const visitor = store.get(visitorAtom)
  const userId = visitor.kind === 'user' ? visitor.user?.id : undefined
  const partnerId = partnerForOrder(partnerOfVisit(), userId, Date.now())
  const affiliateUid = findAffiliateUid()
  const clientId = readClientId(analytics)
  const request = topUpRequest(current.amount, {
    paymentSource: payment.provider,
    ...(partnerId && { partnerId }),
    ...(affiliateUid && { affiliateUid }),
    ...(clientId && { clientId }),
  })
  const order = await getApi().orders.createOrder({
    body: { ...request, metadata: { ...request.metadata }, order_items: [], redirect_url: location.href },
    idempotencyKey: current.key,
  })
  current.orderId = order.id
  return {
    id: order.id,
    total: order.total_amount,
    email: (visitor.kind === 'user' && visitor.user?.email) || '',
    confirmationToken: order.payment_data?.confirmation.confirmation_token,
    paidFromBalance: false,
    items: [],
  }
}
