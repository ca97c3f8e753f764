import type { Kopecks } from '@proverka/domain'
import type { ReceiptKind } from '../db/account-schema.ts'
import type { PaymentStatus } from '../db/payment-schema.ts'

export interface ProviderPayment {
  readonly id: string
  readonly status: PaymentStatus
  /** Absent where nothing has been paid yet and the provider knows no sum. */
  readonly amount?: Kopecks | undefined
}

/** A fiscal receipt: money taken in advance, a service rendered for it, money given back (LAW-04). */
export interface Receipt {
  readonly kind: ReceiptKind
  readonly orderNumber: number
  /** The provider's payment that it is about; absent when the money came another way. */
  readonly paymentId?: string | undefined
  /** Tax number of the seller. */
  readonly sellerInn?: string | undefined
  /** Where the buyer gets it. */
  readonly email: string
  readonly lines: readonly { readonly name: string; readonly kopecks: Kopecks }[]
}

/** Codes of the federal law on cash registers, No. 54-FZ, as both providers take them. */
export interface ReceiptTaxes {
  /** 1: without VAT. */
  readonly vatCode: number
  /** 1 to 6; absent where the shop has one system. */
  readonly taxSystem?: number | undefined
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
  fetchPayment: (id: string) => Promise<ProviderPayment | undefined>
  /** Gives a part of a payment back to where it came from; once per `idempotenceKey`. */
  refundPayment: (wanted: {
    paymentId: string
    amount: Kopecks
    idempotenceKey: string
    /** When it was first asked for: how far back a repeat looks for it. */
    since: Date
  }) => Promise<{ id: string }>
  /** Makes a receipt; once per `idempotenceKey`. */
  makeReceipt: (receipt: Receipt, idempotenceKey: string) => Promise<void>
}
