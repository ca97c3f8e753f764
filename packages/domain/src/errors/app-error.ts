import type { ErrorCode } from './error-codes.ts'
import type { ErrorEntry, ErrorStatus } from './error-entry.ts'

/** An expected failure: it travels as a code; message and status come from the one catalogue of errors. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  /** HTTP status (ERR-09). */
  readonly statusCode: ErrorStatus
  /** For the log, never for people: what exactly was wrong, for example the name of a field. */
  readonly detail: string | undefined

  constructor(code: ErrorCode, { status, text }: ErrorEntry, detail?: string) {
    super(text)
    this.code = code
    this.statusCode = status
    this.detail = detail
  }
}
