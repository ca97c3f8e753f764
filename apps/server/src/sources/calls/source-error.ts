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
  /** When another try makes sense, where it is known. */
  readonly retryAt: Date | undefined

  constructor(reason: CallFailure, detail: string, retryAt?: Date) {
    super(`${reason}: ${detail}`)
    this.reason = reason
    this.detail = detail
    this.retryAt = retryAt
  }

  /** Whether the service itself is ill, so that further calls would only make it worse. */
  get isOutage(): boolean {
    return this.reason === 'source-down' || this.reason === 'source-timeout'
  }
}
