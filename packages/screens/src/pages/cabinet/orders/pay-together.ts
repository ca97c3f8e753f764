import type { PlacedOrder } from '../../purchase/checkout/place-order.ts'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import type { WidgetResult } from '../../purchase/payment/state.ts'

/** How a joint payment ended; `unknown`: the payment may still arrive. */
export type TogetherOutcome = 'paid' | 'closed' | 'refused' | 'unknown'

export interface TogetherSteps {
  /** One payment for these orders; a repeat under the same key is the same payment. */
  readonly place: (orderIds: readonly string[], key: string) => Promise<PlacedOrder>
  /** The provider's window. */
  readonly ask: (order: PlacedOrder) => Promise<WidgetResult>
  /** Whether the server knows the money to be there. */
  readonly report: (orderId: string, result: WidgetResult) => Promise<boolean>
}

type PayTogether = (orderIds: readonly string[], title: string) => Promise<TogetherOutcome>

/**
 * Pays several unpaid orders by one payment. A second press of the same choice comes back to the same payment, also
 * when the answer to the first was lost or its window was closed.
 */
export function createPayTogether({ place, ask, report }: TogetherSteps): PayTogether {
  let attempt = { ids: '', key: '' }

  async function placeOnce(orderIds: readonly string[]): Promise<PlacedOrder> {
    const ids = orderIds.toSorted().join()
    if (attempt.ids !== ids) attempt = { ids, key: crypto.randomUUID() }
    try {
      return await place(orderIds, attempt.key)
    } catch (error) {
      if (!mayBePlaced(error)) attempt = { ids: '', key: '' }
      throw error
    }
  }

  return async (orderIds, title) => {
    const order = await placeOnce(orderIds)
    // Without a payment to make it was paid before its answer came: the server knows.
    const result = order.confirmationToken ? await ask({ ...order, title }) : 'success'
    try {
      if (await report(order.id, result)) {
        attempt = { ids: '', key: '' }
        return 'paid'
      }
    } catch (error) {
      console.error('Итог оплаты не передан', error)
      return 'unknown'
    }
    // The window says that it was paid, the provider does not yet.
    if (result === 'success') return 'unknown'
    return result === 'closed' ? 'closed' : 'refused'
  }
}

/** Without an answer of ours the payment may be there. What was paid or replaced meanwhile is another choice. */
function mayBePlaced(error: unknown): boolean {
  const code = codeOfError(error)
  return code === undefined || code === 'server/unknown' || code === 'rate/limit'
}
