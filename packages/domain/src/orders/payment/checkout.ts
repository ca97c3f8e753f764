/** What the buyer reads once the payment has succeeded (PAY-03). */
export const PAYMENT_SUCCESS_TEXT = 'Оплата прошла успешно'

/** The payer closed the window of the provider: the payment is given up, the order stays (PAY-06). */
export class WidgetClosedError extends Error {
  override readonly name = 'WidgetClosedError'

  constructor() {
    super('Пользователь закрыл форму')
  }
}

/** The order that the browser pays for. */
export interface CheckoutOrder {
  readonly id: string
  /** Roubles. */
  readonly totalAmount: number
  readonly itemCount: number
  readonly balanceUsed: boolean
  readonly confirmationToken?: string | undefined
}

/** The state of a purchase in the browser, up to the paid order. */
export type CheckoutState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  /** The payment dialog is open. */
  | { readonly kind: 'paying'; readonly order: CheckoutOrder }
  /** The server is being asked whether the order is paid. */
  | { readonly kind: 'checking'; readonly order: CheckoutOrder; readonly after: 'widget-error' | 'return' }
  | { readonly kind: 'closed'; readonly order: CheckoutOrder }
  | { readonly kind: 'unpaid'; readonly order: CheckoutOrder }
  | { readonly kind: 'paid'; readonly order: CheckoutOrder }
  | { readonly kind: 'failed' }

/** What the widget, a poll or a webhook says about one order. */
interface OrderEvent {
  readonly kind:
    | 'widget-succeeded'
    | 'widget-failed'
    | 'widget-closed'
    | 'found-paid'
    | 'found-unpaid'
    | 'check-failed'
  readonly orderId: string
}

/** What happened. Events about an order carry its id: late ones of an earlier order change nothing. */
export type CheckoutEvent =
  | { readonly kind: 'submitted' }
  | { readonly kind: 'order-created'; readonly order: CheckoutOrder }
  | { readonly kind: 'order-refused' }
  | { readonly kind: 'returned'; readonly order: CheckoutOrder }
  | OrderEvent

/** A side effect of a transition; showing the state is not one. */
export type CheckoutEffect =
  | 'open-widget'
  | 'close-widget'
  | 'remember-unpaid'
  | 'forget-unpaid'
  | 'save-order'
  | 'empty-cart'
  | 'toast-paid'
  | 'refresh-balance'
  | 'check-paid'
  /** Only if `localOrdersTransition` names the order: another page may have seen the payment first. */
  | 'send-payment-success'
  | 'send-payment-error'
  | 'send-order-not-paid'
  | 'reject-closed'

/** The next state of the payment flow and the effects to run on entering it. */
export interface CheckoutStep {
  readonly state: CheckoutState
  readonly effects: readonly CheckoutEffect[]
}

/**
 * The next step of the payment flow (PAY-01..07, PAY-11, PAY-12). Widget results, polls and returns may come in any
 * order and twice: an order becomes paid once, its success effects happen once, and a paid order stays paid.
 */
export function checkoutTransition(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  switch (event.kind) {
    case 'submitted':
      return isBusy(state) ? stay(state) : { state: { kind: 'submitting' }, effects: [] }
    case 'order-refused':
      return state.kind === 'submitting' ? { state: { kind: 'failed' }, effects: [] } : stay(state)
    case 'order-created':
      return state.kind === 'submitting' ? created(event.order) : stay(state)
    case 'returned':
      if (state.kind !== 'idle') return stay(state)
      return { state: { kind: 'checking', order: event.order, after: 'return' }, effects: ['check-paid'] }
    default:
      return aboutOrder(state, event)
  }
}

function created(order: CheckoutOrder): CheckoutStep {
  const mustPay = order.totalAmount > 0 && order.itemCount > 0 && !order.balanceUsed
  if (!mustPay) return paid(order)
  return { state: { kind: 'paying', order }, effects: ['remember-unpaid', 'open-widget'] }
}

function aboutOrder(state: CheckoutState, event: OrderEvent): CheckoutStep {
  if (!('order' in state) || state.order.id !== event.orderId || state.kind === 'paid') return stay(state)
  const { order } = state
  switch (event.kind) {
    case 'widget-succeeded':
    case 'found-paid':
      return paid(order, state.kind === 'paying')
    case 'widget-failed':
      if (state.kind !== 'paying') return stay(state)
      return {
        state: { kind: 'checking', order, after: 'widget-error' },
        effects: ['close-widget', 'send-payment-error', 'check-paid'],
      }
    case 'widget-closed':
      return state.kind === 'paying'
        ? { state: { kind: 'closed', order }, effects: ['reject-closed'] }
        : stay(state)
    case 'found-unpaid':
      if (state.kind !== 'checking') return stay(state)
      return {
        state: { kind: 'unpaid', order },
        effects: state.after === 'widget-error' ? ['send-order-not-paid'] : [],
      }
    case 'check-failed':
      // Neither confirms nor drops: the order stays in the list of unpaid ones and is asked about again (UNPAID-07).
      return state.kind === 'checking' ? { state: { kind: 'unpaid', order }, effects: [] } : stay(state)
  }
}

function paid(order: CheckoutOrder, widgetOpen = false): CheckoutStep {
  const free = order.totalAmount <= 0
  const effects: CheckoutEffect[] = ['save-order', 'forget-unpaid', 'empty-cart', 'send-payment-success']
  if (widgetOpen) effects.unshift('close-widget')
  if (!free) effects.push('toast-paid')
  if (order.balanceUsed) effects.push('refresh-balance')
  return { state: { kind: 'paid', order }, effects }
}

function isBusy(state: CheckoutState): boolean {
  return state.kind === 'submitting' || state.kind === 'paying' || state.kind === 'checking'
}

function stay(state: CheckoutState): CheckoutStep {
  return { state, effects: [] }
}
