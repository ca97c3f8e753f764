/** Statuses of the server's record of a payment. */
export const PAYMENT_STATUSES = ['pending', 'succeeded', 'canceled', 'refunded'] as const

/** The status of a payment on the server. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** What the provider said, by notification or when asked. */
export type PaymentEvent =
  | 'provider-pending'
  | 'provider-succeeded'
  | 'provider-canceled'
  | 'provider-refunded'

/** The status after an event and what must be written together with it. */
export interface PaymentStep {
  readonly status: PaymentStatus
  readonly effect?: 'credit-order' | 'return-money'
}

/**
 * The next status of a payment. Idempotent: a repeated or late event changes nothing and credits nothing. A payment
 * that succeeded never goes back to pending or canceled. Money that arrives after a cancellation is still credited: it
 * was taken from the payer.
 */
export function paymentTransition(status: PaymentStatus, event: PaymentEvent): PaymentStep {
  switch (event) {
    case 'provider-succeeded':
      return status === 'pending' || status === 'canceled'
        ? { status: 'succeeded', effect: 'credit-order' }
        : { status }
    case 'provider-canceled':
      return { status: status === 'pending' ? 'canceled' : status }
    case 'provider-refunded':
      return status === 'succeeded' ? { status: 'refunded', effect: 'return-money' } : { status }
    case 'provider-pending':
      return { status }
  }
}
