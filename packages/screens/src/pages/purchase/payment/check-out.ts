import {
  checkoutTransition,
  PAYMENT_SUCCESS_TEXT,
  WidgetClosedError,
  withRequestedOwnerChecks,
} from '@proverka/domain/orders'
import type { CheckoutEffect, CheckoutEvent, CheckoutOrder, LocalOrder } from '@proverka/domain/orders'
import { loadSiteFacts } from '../../../runtime/brand/site-facts.ts'
import { getApi } from '../../../runtime/data/api.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { refreshQueries } from '../../../runtime/data/query-client.ts'
import { store } from '../../../runtime/state/store.ts'
import { emptyCart } from '../checkout/state.ts'
import { dropIntentOf } from '../checkout/purchase-intents.ts'
import type { PlacedOrder } from '../checkout/place-order.ts'
import { verifySession } from '../../../runtime/session/verify-session.ts'
import { writeStored } from '../../../runtime/storage/storage.ts'
import { storedRegistrationOrderId } from '../../../runtime/storage/stored-values.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'
import { askPayment } from './ask-payment.ts'
import { moveLocalOrders } from './local-orders.ts'
import { checkoutAtom } from './state.ts'
import type { WidgetResult } from './state.ts'

/**
 * How a checkout ended; `unknown`: the server could not be reached, or has not received the payment that the window
 * reports, so it may still arrive.
 */
export interface CheckoutOutcome {
  readonly kind: 'paid' | 'closed' | 'unpaid' | 'unknown'
  readonly order: PlacedOrder
}

/**
 * Places an order and takes it through its payment. The rules are domain's `checkoutTransition`; this is what it asks
 * for, done. A refused order is thrown on to the form.
 */
export async function checkOut(place: () => Promise<PlacedOrder>): Promise<CheckoutOutcome> {
  move({ kind: 'submitted' })
  let order: PlacedOrder
  try {
    order = await place()
  } catch (error) {
    move({ kind: 'order-refused' })
    throw error
  }
  const run = new Run(order)
  try {
    await run.happen({ kind: 'order-created', order: checkoutOrder(order) })
  } catch (error) {
    if (!(error instanceof WidgetClosedError)) throw error
  }
  const { kind } = store.get(checkoutAtom)
  if (kind === 'paid' || kind === 'closed') return { kind, order }
  return { kind: run.isUnknown ? 'unknown' : 'unpaid', order }
}

/** The checkout of one order. */
class Run {
  readonly #order: PlacedOrder
  /** Whether the order is paid could not be found out, or only the window says so. */
  isUnknown = false
  readonly #effects: Partial<Record<CheckoutEffect, () => void | Promise<void>>>

  constructor(order: PlacedOrder) {
    this.#order = order
    const params = { orderId: order.id, totalAmount: String(order.total) }
    this.#effects = {
      'remember-unpaid': () => void moveLocalOrders({ kind: 'payment-opened', order: this.#local() }),
      'forget-unpaid': () => {
        writeStored(storedRegistrationOrderId, null)
      },
      // It leaves the list of unpaid ones and sends 'payment_success' unless a check of a page was first.
      'save-order': () => {
        dropIntentOf(order.id)
        moveLocalOrders({ kind: 'paid', order: this.#local() })
        refreshQueries()
      },
      'open-widget': () => this.#pay(),
      'empty-cart': () => emptyCart(this.#order.id),
      'toast-paid': () => notify('success', PAYMENT_SUCCESS_TEXT),
      'refresh-balance': () => verifySession(),
      'check-paid': () => this.#check(),
      'reject-closed': () => {
        throw new WidgetClosedError()
      },
      'send-payment-error': () => recordEvent('payment_error', params),
      'send-order-not-paid': () => recordEvent('order_not_paid', params),
    }
  }

  /** Moves the state and does what the move asks for. */
  async happen(event: CheckoutEvent): Promise<void> {
    for (const effect of move(event)) await this.#effects[effect]?.()
  }

  async #pay(): Promise<void> {
    const orderId = this.#order.id
    // Without a payment to make it was paid before its answer came: the server knows.
    const result = this.#order.confirmationToken ? await askPayment(this.#order) : 'success'
    const { payment } = await loadSiteFacts()
    recordEvent('payment_result', { provider: payment.provider, result })
    const isPaid = await reportResult(orderId, result)
    if (isPaid) return this.happen({ kind: 'widget-succeeded', orderId })
    this.isUnknown = result === 'success'
    const isClosed = result === 'closed' && isPaid === false
    return this.happen({ kind: isClosed ? 'widget-closed' : 'widget-failed', orderId })
  }

  async #check(): Promise<void> {
    const orderId = this.#order.id
    try {
      const { is_order_paid } = await getApi().orders.checkOrderPaid({ params: { id: orderId } })
      await this.happen({ kind: is_order_paid ? 'found-paid' : 'found-unpaid', orderId })
    } catch (error) {
      console.error('Проверить оплату не удалось', error)
      this.isUnknown = true
      await this.happen({ kind: 'check-failed', orderId })
    }
  }

  #local(): LocalOrder {
    const { id, total, email, items } = this.#order
    const known = withRequestedOwnerChecks(checkoutOrder(this.#order), items)
    return {
      orderId: id,
      totalAmount: total,
      email,
      date: new Date().toISOString(),
      items: known.map(({ order_item_id, product_name, price, status }) => ({
        id: order_item_id,
        name: product_name,
        price,
        ...(status && { status }),
      })),
    }
  }
}

function move(event: CheckoutEvent): readonly CheckoutEffect[] {
  const step = checkoutTransition(store.get(checkoutAtom), event)
  store.set(checkoutAtom, step.state)
  return step.effects
}

/**
 * The window's word is a hint: the server re-reads the payment and says whether it is paid. Undefined when it has not
 * answered: then nothing is known of the money.
 */
async function reportResult(orderId: string, result: WidgetResult): Promise<boolean | undefined> {
  try {
    const answer = await getApi().payment.reportWidgetResult({ body: { order_id: orderId, result } })
    return answer.is_order_paid
  } catch (error) {
    console.error('Итог оплаты не передан', error)
    return undefined
  }
}

function checkoutOrder({ id, total, items, paidFromBalance, confirmationToken }: PlacedOrder): CheckoutOrder {
  return { id, totalAmount: total, itemCount: items.length, balanceUsed: paidFromBalance, confirmationToken }
}
