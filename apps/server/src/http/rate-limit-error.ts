import { AppError, ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'

/** A call beyond its limit, and the moment from which such calls work again. */
export class RateLimitError extends AppError {
  readonly retryAt: Date
  /** How long it is until then, ms. */
  readonly waitMs: number

  constructor(
    code: ErrorCode,
    { retryAt, waitMs }: { readonly retryAt: Date; readonly waitMs: number },
    detail: string,
  ) {
    super(code, ERROR_CODES[code], detail)
    this.retryAt = retryAt
    this.waitMs = waitMs
  }
}
