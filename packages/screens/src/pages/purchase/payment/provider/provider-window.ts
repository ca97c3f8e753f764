import type { WidgetResult } from '../state.ts'

/** What a provider needs to show its window. */
export interface ProviderPayment {
  readonly orderId: string
  /** Roubles. */
  readonly total: number
  readonly token: string
  /** The provider's key of this host (PAY-10). */
  readonly publicKey: string
  /** The payer went back: the window is to close. */
  readonly closing: AbortSignal
}

/**
 * Shows the window of a provider whose script is in the page, and says how it ended. Rejects when the script brought no
 * such window.
 */
export type ShowProviderWindow = (payment: ProviderPayment) => Promise<WidgetResult>
