import { AppError, appError } from '@proverka/domain/errors'
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
    createPayment: (wanted) => inTime(() => provider.createPayment(wanted)),
    fetchPayment: (id) => inTime(() => provider.fetchPayment(id)),
    refundPayment: (wanted) => inTime(() => provider.refundPayment(wanted)),
    makeReceipt: (receipt, key) => inTime(() => provider.makeReceipt(receipt, key)),
  }

  async function inTime<Result>(ask: () => Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer in ${limitMs} ms`)), limitMs)
    })
    try {
      return await Promise.race([ask(), late])
    } catch (error) {
      if (error instanceof AppError) throw error
      throw appError('payment/provider-down', `${name}: ${error instanceof Error ? error.message : 'failed'}`)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Whether a provider could not be asked: the same question may be answered later. */
export const isProviderDown = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'payment/provider-down'
