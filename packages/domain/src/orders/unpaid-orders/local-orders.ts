import { addLocalOrder, pruneLocalOrders, settleUnpaidOrder } from './unpaid-orders.ts'
import type { LocalOrder, PaidCheck } from './unpaid-orders.ts'

/** The two lists of orders that the browser keeps (ENTITY-24); an order is in only one of them. */
export interface LocalOrders {
  /** Paid ones, under three days old. */
  readonly orders: readonly LocalOrder[]
  /** Those whose payment was opened and is not known to have come, under 24 hours old. */
  readonly notPaidOrders: readonly LocalOrder[]
}

/** What happens to the lists of orders that the browser keeps. */
export type LocalOrdersEvent =
  | { readonly kind: 'payment-opened'; readonly order: LocalOrder }
  /** The checkout saw the payment: by the widget, on the return, from the balance, or there was nothing to pay. */
  | { readonly kind: 'paid'; readonly order: LocalOrder }
  /** The server's answer about one order; `now` in milliseconds. */
  | { readonly kind: 'checked'; readonly orderId: string; readonly check: PaidCheck; readonly now: number }
  | { readonly kind: 'page-changed'; readonly now: number }

/** The next lists and what is to be done about them. */
export interface LocalOrdersStep {
  readonly lists: LocalOrders
  /** The order that became paid just now: the one time to send its success event. */
  readonly paid?: LocalOrder
}

/**
 * The lists after an event (UNPAID-01..07, AMB-22, AMB-23). Widget, return and checks of every page may all find the
 * same payment: the first event moves the order, the others change nothing.
 */
export function localOrdersTransition(lists: LocalOrders, event: LocalOrdersEvent): LocalOrdersStep {
  const { orders, notPaidOrders } = lists
  switch (event.kind) {
    case 'payment-opened':
      if (has(orders, event.order.orderId)) return { lists }
      return { lists: { orders, notPaidOrders: addLocalOrder(notPaidOrders, event.order) } }
    case 'paid':
      return paid(lists, event.order)
    case 'checked': {
      const settled = settleUnpaidOrder(notPaidOrders, event.orderId, event.check, event.now)
      return settled.paid ? paid(lists, settled.paid) : { lists: { orders, notPaidOrders: settled.orders } }
    }
    case 'page-changed':
      return { lists: { orders: pruneLocalOrders(orders, event.now), notPaidOrders } }
  }
}

function paid({ orders, notPaidOrders }: LocalOrders, order: LocalOrder): LocalOrdersStep {
  const lists = {
    orders: addLocalOrder(orders, order),
    notPaidOrders: notPaidOrders.filter(({ orderId }) => orderId !== order.orderId),
  }
  return has(orders, order.orderId) ? { lists } : { lists, paid: order }
}

function has(orders: readonly LocalOrder[], orderId: string): boolean {
  return orders.some((order) => order.orderId === orderId)
}
