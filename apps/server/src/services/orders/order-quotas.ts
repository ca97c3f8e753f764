import type { AppContext } from '../../context.ts'

const KIBIBYTE = 1024

/** Counts an order of a person, or of the guests at one address, against the day: how many, and how much they carry. */
export async function spendOrder({ rateLimits }: AppContext, buyer: string, body: object): Promise<void> {
  await rateLimits.spend('order', buyer)
  await rateLimits.spend('order-day', buyer)
  const bytes = Buffer.byteLength(JSON.stringify(body))
  await rateLimits.spend('order-data', buyer, Math.ceil(bytes / KIBIBYTE))
}
