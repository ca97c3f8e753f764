import type { AppContext } from '../context.ts'

const KIBIBYTE = 1024

/** Counts an order of a user, or of the guests at one address, against the day: how many, and how much they carry. */
export async function spendOrder({ rateLimits }: AppContext, buyer: string, body: object): Promise<void> {
  await rateLimits.consume('order', buyer)
  await rateLimits.consume('order-day', buyer)
  const bytes = Buffer.byteLength(JSON.stringify(body))
  await rateLimits.consume('order-data', buyer, Math.ceil(bytes / KIBIBYTE))
}
