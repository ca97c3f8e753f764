import type { Challenge } from 'altcha-lib/types'
import { AppError, ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'

/** A call beyond its limit, and the moment from which such calls work again. */
export class RateLimitError extends AppError {
  readonly retryAt: Date
  /** How long it is until then, ms. */
  readonly waitMs: number
  /** The task whose solution lets the call through before that moment. */
  readonly task: Challenge | undefined

  constructor(
    code: ErrorCode,
    { retryAt, waitMs, task }: { readonly retryAt: Date; readonly waitMs: number; readonly task?: Challenge },
    detail: string,
  ) {
    super(code, ERROR_CODES[code], detail)
    this.retryAt = retryAt
    this.waitMs = waitMs
    this.task = task
  }
}
