import type { ApiError } from '@proverka/api'
import { UNKNOWN_ERROR_TEXT, type ErrorCode } from '@proverka/domain/errors'

/** The HTTP status that an error carries, or 500 (ERR-09). */
export function statusOfError(error: unknown): number {
  const holder =
    typeof error === 'object' && error !== null ? (error as { status?: unknown; statusCode?: unknown }) : {}
  const status = holder.statusCode ?? holder.status
  return typeof status === 'number' ? status : 500
}

const NOT_FOUND = 404

/** English text of a 404: for machines and logs, people read the Russian one (ERR-19, LAW-02). */
const NOT_FOUND_MESSAGE = 'This page could not be found'

/** What an error page says of itself to machines. */
export function errorLine(error: unknown): string {
  const status = error === undefined ? 404 : statusOfError(error)
  const told = (error as { message?: unknown } | null | undefined)?.message
  const message = typeof told === 'string' && told !== '' ? told : status === 404 ? NOT_FOUND_MESSAGE : ''
  return `${status} ${message}`.trim()
}

/** Why a page was refused, if the server explains it to people: the text of a 5xx is for machines only. */
export function refusalOf(error: unknown): string | undefined {
  const status = error === undefined ? NOT_FOUND : statusOfError(error)
  const told = (error as { message?: unknown } | null | undefined)?.message
  return status < 500 && status !== NOT_FOUND && typeof told === 'string' && told !== '' ? told : undefined
}

/** What a person reads when a call failed. */
export function messageOfError(error: unknown): string {
  return isApiError(error) ? error.message : UNKNOWN_ERROR_TEXT
}

/** The code of a refusal; undefined when our server said none. */
export function codeOfError(error: unknown): ErrorCode | undefined {
  return isApiError(error) ? error.code : undefined
}

/** The file itself is refused, so that sending it again cannot help. */
export function isFileRefused(error: unknown): boolean {
  return codeOfError(error)?.startsWith('file/') ?? false
}

const NOTHING_TO_OPEN: ReadonlySet<ErrorCode> = new Set([
  'order/not-found',
  'report/not-found',
  'access/denied',
  'input/invalid',
])

/** The object does not exist or is not the caller's: a retry cannot help. */
export function isNothingToOpen(error: unknown): boolean {
  const code = codeOfError(error)
  return code !== undefined && NOTHING_TO_OPEN.has(code)
}

/**
 * The call needs a valid session: the caller is a guest, or the session has expired. Only this failure leads to a
 * sign-in.
 */
export function isSignInNeeded(error: unknown): boolean {
  const code = codeOfError(error)
  return code === 'auth/token-required' || code === 'auth/token-invalid'
}

/** Number of a request that failed for an unknown reason: support finds the failure by it. */
export function requestIdOfError(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  return error.code === undefined || error.code === 'server/unknown' ? error.requestId : undefined
}

/** The call got no answer, or one that is not from our server: only a retry can help. */
export function isUnanswered(error: unknown): boolean {
  return isApiError(error) && error.code === undefined && !('path' in error)
}

/** Known by its name: its class would bring the client into every page. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
