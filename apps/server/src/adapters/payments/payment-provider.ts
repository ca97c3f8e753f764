import type { Kopecks } from '@proverka/domain'
import type { ReceiptKind } from '../../platform/db/schema/account-schema.ts'
import type { PaymentStatus } from '../../platform/db/schema/payment-schema.ts'

export interface ProviderPayment {
  readonly id: string
  readonly status: PaymentStatus
  /** Absent where nothing has been paid yet and the provider knows no sum. */
  readonly amount?: Kopecks | undefined
  /** The attempt that was paid, where the provider numbers them separately: it is stored and sent with each question. */
  readonly transactionId?: string | undefined
  /** The parts of a succeeded payment that the provider refunded without us. */
  readonly refundsThere?: readonly RefundThere[] | undefined
}

/** A refund that was made in the provider's cabinet. */
export interface RefundThere {
  readonly id: string
  readonly amount: Kopecks
}

/** What we know of a payment that is asked for; a provider that needs none of it ignores it. */
export interface KnownPayment {
  readonly amount: Kopecks
  /** How far back it is looked for. */
  readonly since: Date
  readonly transactionId?: string | undefined
}

/** What became of a refund; one that is pending is asked for again with the same key. */
export type ProviderRefund =
  | { readonly id: string; readonly status: 'succeeded' | 'pending' }
  | { readonly id: string; readonly status: 'canceled'; readonly reason: string }

/** A fiscal receipt: money taken in advance, a service rendered for it, money given back (LAW-04). */
export interface Receipt {
  readonly kind: ReceiptKind
  readonly orderNumber: number
  /** The provider's payment that it is about; absent when the money did not come through it. */
  readonly paymentId?: string | undefined
  /** The provider's refund that a return is about; absent when the provider made it by itself. */
  readonly refundId?: string | undefined
  /** Tax number of the seller. */
  readonly sellerInn?: string | undefined
  /** Where the buyer gets it. */
  readonly email: string
  readonly lines: readonly { readonly name: string; readonly kopecks: Kopecks }[]
}

/** A payment service as the product uses it; what it says is only ever read back from it, never from a message. */
export interface PaymentProvider {
  readonly name: string
  /** Opens a payment. The same `idempotenceKey` gives the same payment again. */
  createPayment: (wanted: {
    amount: Kopecks
    description: string
    idempotenceKey: string
  }) => Promise<{ id: string; confirmationToken: string }>
  /** The payment as the provider holds it now; undefined when it knows no such payment. */
  fetchPayment: (id: string, known?: KnownPayment) => Promise<ProviderPayment | undefined>
  /**
   * Gives a part of a payment back to where it came from; once per `idempotenceKey`, but for a refund that was canceled:
   * the next call tries it again.
   */
  refundPayment: (wanted: {
    paymentId: string
    transactionId?: string | undefined
    amount: Kopecks
    idempotenceKey: string
    /** When it was first asked for: how far back a repeat looks for it. */
    since: Date
  }) => Promise<ProviderRefund>
  /** Makes a receipt; once per `idempotenceKey`. */
  makeReceipt: (receipt: Receipt, idempotenceKey: string) => Promise<void>
}
