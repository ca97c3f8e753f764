import type { NotCheckedReason } from '@proverka/domain/reports'

/** Reasons that a call can fail for. */
export type CallFailure = Extract<
  NotCheckedReason,
  'source-down' | 'source-timeout' | 'source-limit' | 'unclear-answer'
>

/** A question that a source did not answer. `detail` is for the log: it never holds what was asked. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly reason: CallFailure
  readonly detail: string
  /** After how long another try makes sense, ms, where it is known. */
  readonly retryAfterMs: number | undefined
  /**
   * Whether the service certainly did nothing: it was not reached, or refused the call before it looked at it. Any other
   * failure of a call that buys may have bought.
   */
  readonly isWithoutEffect: boolean

  constructor(reason: CallFailure, detail: string, retryAfterMs?: number, isWithoutEffect = false) {
    super(`${reason}: ${detail}`)
    this.reason = reason
    this.detail = detail
    this.retryAfterMs = retryAfterMs
    this.isWithoutEffect = isWithoutEffect
  }

  /** Whether the service itself is ill, so that further calls would only make it worse. */
  get isOutage(): boolean {
    return this.reason === 'source-down' || this.reason === 'source-timeout'
  }
}

/** A question that was held back, so that the service knows nothing of it: it rests, or too many wait for it. */
export class HeldBackError extends SourceError {
  constructor(reason: CallFailure, detail: string, retryAfterMs?: number) {
    super(reason, detail, retryAfterMs, true)
  }
}
