import { localOrdersTransition } from '@proverka/domain/orders'
import type { LocalOrdersEvent } from '@proverka/domain/orders'
import { readStored, writeStored } from '../../../runtime/storage/storage.ts'
import { storedOrders, storedUnpaidOrders } from '../../../runtime/storage/stored-values.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'
import { reportConversion } from '../../../runtime/tracking/report-conversion.ts'

/**
 * Moves the orders that the browser keeps. The payment window, the way back from a payment page and the checks on every
 * page may all find the same payment: the first of them tells analytics, once.
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
