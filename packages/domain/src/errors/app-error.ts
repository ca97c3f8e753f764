import type { ErrorCode } from './error-codes.ts'

/** The statuses that the API answers (AMB-70). */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 429 | 500 | 503

/** What an error is outside. */
export interface ErrorEntry {
  readonly status: ErrorStatus
  /** The value of `error` on the wire. Texts that the specification fixes stand verbatim, English ones among them. */
  readonly text: string
}

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
