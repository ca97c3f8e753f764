/** A paid order as sent to the web analytics service (CALL-042). */
export interface Conversion {
  readonly transactionId: string
  readonly items: readonly { readonly id: string; readonly name: string; readonly price: string }[]
  /** Roubles, as a text. */
  readonly totalAmount: string
  /** Always `RUB` (PAY-13). */
  readonly currency: string
  /** Client id of the analytics, absent when it did not come in time (TRACK-31). */
  readonly clientId?: string | undefined
}

/**
 * Reports paid orders to a web analytics service, each once. Nothing depends on the answer, and a failure is not shown
 * to the user. Call after consent only (LAW-05).
 */
export function createConversionReporter(
  url: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): (conversion: Conversion) => Promise<void> {
  const told = new Set<string>()
  return async (conversion) => {
    if (told.has(conversion.transactionId)) return
    told.add(conversion.transactionId)
    try {
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(conversion),
        // The page may be navigating away.
        keepalive: true,
        credentials: 'omit',
      })
    } catch {
      // The order is paid all the same.
    }
  }
}
