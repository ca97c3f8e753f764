import { AppError, appError } from '@proverka/domain/errors'
import { withTimeout } from '../../platform/with-timeout.ts'
import { errorDetail } from '../../platform/error-detail.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** How long a provider is waited for, in ms: a payer sits before the page meanwhile. */
const LIMIT_MS = 10_000

/**
 * Bounds every call to a provider in time. One that refuses, fails or hangs throws `payment/provider-down`, whatever its
 * own error was: a refused connection would pass for a database that is away.
 */
export function guardProvider(provider: PaymentProvider, limitMs: number = LIMIT_MS): PaymentProvider {
  const { name } = provider
  return {
    name,
    createPayment: (wanted) => ask(() => provider.createPayment(wanted)),
    fetchPayment: (id, known) => ask(() => provider.fetchPayment(id, known)),
    refundPayment: (wanted) => ask(() => provider.refundPayment(wanted)),
    makeReceipt: (receipt, key) => ask(() => provider.makeReceipt(receipt, key)),
  }

  async function ask<Result>(begin: () => Promise<Result>): Promise<Result> {
    try {
      return await withTimeout(begin, limitMs, `no answer of ${name} in ${limitMs} ms`)
    } catch (error) {
      if (error instanceof AppError) throw error
      throw appError('payment/provider-down', errorDetail(error))
    }
  }
}

/** Whether a provider could not be asked: the same question may be answered later. */
export const isProviderDown = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'payment/provider-down'
