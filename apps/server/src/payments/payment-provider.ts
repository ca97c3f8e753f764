import type { Kopecks } from '@proverka/domain'
import type { PaymentStatus } from '../db/schema.ts'

export interface ProviderPayment {
  readonly id: string
  readonly status: PaymentStatus
  readonly amount: Kopecks
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
}
