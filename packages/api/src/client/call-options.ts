import type { Progress } from './read-file.ts'

/** What any call takes beside its input. */
export interface CallOptions {
  signal?: AbortSignal
  /** Repeating a call with the same key gives the first answer again. Default: a fresh one. */
  idempotencyKey?: string
  /** Sent as `Consent-Id` with registrations and guest orders (LAW-01). */
  consentId?: string
  /** It outlives its page, as that of `fetch` does; what still waits is sent when the page ends. For small bodies. */
  keepalive?: boolean
  /** Called for each received chunk of a file. */
  onProgress?: (progress: Progress) => void
}
