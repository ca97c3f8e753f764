import { AppError } from './app-error.ts'
import { ERROR_CODES, type ErrorCode } from './error-codes.ts'

/** The error of a code, to be thrown. */
export function appError(code: ErrorCode, detail?: string): AppError {
  return new AppError(code, ERROR_CODES[code], detail)
}
