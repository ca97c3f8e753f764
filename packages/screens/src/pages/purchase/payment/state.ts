import type { CheckoutState } from '@proverka/domain/orders'
import { atom } from 'jotai'

/** What the payment window reports: it closes with one of them. */
export type WidgetResult = 'success' | 'error' | 'closed'

/** The payment that waits in the open window. */
export interface PendingPayment {
  readonly orderId: string
  /** Roubles. */
  readonly total: number
  readonly token: string
  /** What is paid; absent: an order. */
  readonly title?: string | undefined
  readonly settle: (result: WidgetResult) => void
}

export const pendingPaymentAtom = atom<PendingPayment | undefined>(undefined)

/** The state of the checkout. */
export const checkoutAtom = atom<CheckoutState>({ kind: 'idle' })

export const isPayingAtom = atom((get) =>
  ['submitting', 'paying', 'checking'].includes(get(checkoutAtom).kind),
)
