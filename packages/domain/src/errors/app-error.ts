import { ERROR_CODES } from './error-codes.ts'
import type { ErrorCode } from './error-codes.ts'

/** An expected failure: it travels as a code; message and status come from the one table. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  /** HTTP status (ERR-09). */
  readonly statusCode: number
  /** For the log, never for people: what exactly was wrong, for example the name of a field. */
  readonly detail: string | undefined

  constructor(code: ErrorCode, detail?: string) {
    super(ERROR_CODES[code].text)
    this.code = code
    this.statusCode = ERROR_CODES[code].status
    this.detail = detail
  }
}

/** The error of a code, to be thrown. */
export function appError(code: ErrorCode, detail?: string): AppError {
  return new AppError(code, detail)
}
