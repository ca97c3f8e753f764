import { localOrdersTransition } from '@proverka/domain/orders'
import type { LocalOrdersEvent } from '@proverka/domain/orders'
import { readStored, writeStored } from '../../../runtime/storage/storage.ts'
import { storedOrders, storedUnpaidOrders } from '../../../runtime/storage/stored-values.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'
import { reportConversion } from '../../../runtime/tracking/report-conversion.ts'

/**
 * Applies an event to the orders that the browser stores. The payment window, the return from a payment page and the
 * checks on every page may all find the same payment: only the first of them reports it to analytics.
 */
export function moveLocalOrders(event: LocalOrdersEvent): { isPaidNow: boolean } {
  const lists = { orders: readStored(storedOrders), notPaidOrders: readStored(storedUnpaidOrders) }
  const { lists: next, paid } = localOrdersTransition(lists, event)
  writeStored(storedOrders, next.orders)
  writeStored(storedUnpaidOrders, next.notPaidOrders)
  if (paid) {
    recordEvent('payment_success', { orderId: paid.orderId, totalAmount: String(paid.totalAmount) })
    reportConversion(paid)
  }
  return { isPaidNow: paid !== undefined }
}
