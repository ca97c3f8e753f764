import { PAYMENT_SUCCESS_TEXT } from '@proverka/domain/orders'
import type { PaidCheck } from '@proverka/domain/orders'
import { getApi } from '../../../runtime/data/api.ts'
import { navigateTo } from '../../../runtime/navigation/navigation.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { refreshQueries } from '../../../runtime/data/query-client.ts'
import { dropIntentOf } from '../checkout/purchase-intents.ts'
import { readStored, writeStored } from '../../../runtime/storage/storage.ts'
import {
  storedOrders,
  storedRegistrationOrderId,
  storedUnpaidOrders,
} from '../../../runtime/storage/stored-values.ts'
import { moveLocalOrders } from './local-orders.ts'
import { pageAfterPayment } from './page-after-payment.ts'

let running: Promise<void> | undefined

/**
 * Asks about every remembered unpaid order; runs on each change of the page, one check at a time, so that a payment
 * is never counted twice (UNPAID-01..07, AMB-23).
 */
export function checkUnpaidOrders(): Promise<void> {
  running ??= checkAll().finally(() => {
    running = undefined
  })
  return running
}

async function checkAll(): Promise<void> {
  moveLocalOrders({ kind: 'page-changed', now: Date.now() })
  for (const { orderId } of readStored(storedUnpaidOrders)) {
    const check = await isPaid(orderId)
    const { isPaidNow } = moveLocalOrders({ kind: 'checked', orderId, check, now: Date.now() })
    if (check === 'paid') dropIntentOf(orderId)
    if (isPaidNow) refreshQueries()
  }
}

/** The return from a payment page: `regorder=true` has the stored order checked once (NAV-19, AMB-24). */
export async function finishReturn(): Promise<void> {
  const url = new URL(location.href)
  url.searchParams.delete('regorder')
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  const orderId = readStored(storedRegistrationOrderId)
  if (!orderId) return
  const check = await isPaid(orderId)
  if (check === 'failed') return
  writeStored(storedRegistrationOrderId, null)
  if (check !== 'paid') return
  dropIntentOf(orderId)
  moveLocalOrders({ kind: 'checked', orderId, check, now: Date.now() })
  notify('success', PAYMENT_SUCCESS_TEXT)
  refreshQueries()
  const { items = [] } = readStored(storedOrders).find((order) => order.orderId === orderId) ?? {}
  const parts = items.map(({ id, name }) => ({ order_item_id: id, product_name: name }))
  navigateTo(pageAfterPayment({ id: orderId, items: parts }))
}

async function isPaid(orderId: string): Promise<PaidCheck> {
  try {
    const { is_order_paid } = await getApi().orders.checkOrderPaid({ params: { id: orderId } })
    return is_order_paid ? 'paid' : 'not-paid'
  } catch (error) {
    console.error(`Заказ ${orderId}: проверить оплату не удалось`, error)
    return 'failed'
  }
}
