import { AppError, ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'

/** A call beyond its limit, and the moment from which such calls work again. */
export class RateLimitError extends AppError {
  readonly retryAt: Date

  constructor(code: ErrorCode, retryAt: Date, detail: string) {
    super(code, ERROR_CODES[code], detail)
    this.retryAt = retryAt
  }
}
