import type { PaymentProvider } from '../../src/adapters/payments/payment-provider.ts'

const TIMEOUT_MS = 30_000

/**
 * Replaces the built-in provider by one in a separate process: its books are at another address, as a real one's are.
 */
export function createHttpProvider(url: string): PaymentProvider {
  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    const reply = await fetch(url + path, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`the provider answers ${reply.status}`)
    return (await reply.json()) as Answer
  }
  return {
    name: 'test',
    createPayment: (wanted) => ask('/payments', wanted),
    fetchPayment: async (id) => (await ask<{ payment?: never }>(`/payments/${id}`)).payment,
    refundPayment: (wanted) => ask('/refunds', wanted),
    makeReceipt: async (receipt, idempotenceKey) => {
      await ask('/receipts', { receipt, idempotenceKey })
    },
  }
}
