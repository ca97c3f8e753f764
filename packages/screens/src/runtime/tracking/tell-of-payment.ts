import type { Conversion } from '@proverka/api'
import { CURRENCY } from '@proverka/domain'
import type { LocalOrder } from '@proverka/domain/orders'
import { waitForClientId } from './client-id.ts'

export interface Teller {
  readonly isAllowed: () => boolean
  readonly readClientId: () => string | undefined
  readonly report: (conversion: Conversion) => Promise<void>
}

/** Tells of a paid order as soon as the client id is there, after 15 s without it (TRACK-30, TRACK-31). */
export async function tellOfPayment(
  { orderId, totalAmount, items = [] }: LocalOrder,
  { isAllowed, readClientId, report }: Teller,
): Promise<void> {
  const clientId = await waitForClientId(readClientId)
  // The answer about counters may have changed during the wait.
  if (!isAllowed()) return
  await report({
    transactionId: orderId,
    items: items.map(({ id, name, price }) => ({ id, name, price: String(price) })),
    totalAmount: String(totalAmount),
    currency: CURRENCY,
    ...(clientId && { clientId }),
  })
}
