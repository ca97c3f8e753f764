import { AppError, appError, type ErrorCode } from '@proverka/domain/errors'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../../platform/db/is-database-away.ts'
import { SearchUnavailableError } from '../../adapters/registry/search/search-unavailable-error.ts'
import { currentTrace } from '../../platform/observability/trace.ts'
import { RateLimitError } from '../../platform/limits/rate-limit-error.ts'
import { InputError, RefusalWithFacts } from '../../platform/refusals.ts'

/** When a call that found no database is worth repeating, in seconds. */
const RETRY_AFTER_SECONDS = 5

/**
 * A refusal on the wire: `{ error, code, field?, requestId }` and the facts of its kind. `error` is the text for people,
 * programs decide by `code`. Only what the catalogue knows leaves the server; everything else is logged and answered as
 * unknown.
 */
export function errorReply(error: unknown, log: Logger): Response {
  const refusal = toAppError(error, log)
  const { message, code, statusCode } = refusal
  const requestId = currentTrace()
  return Response.json(
    { ...factsOf(refusal), error: message, code, ...(requestId !== undefined && { requestId }) },
    { status: statusCode, headers: retryHeader(refusal) },
  )
}

/** The code that an error leaves the server with. */
export function toErrorCode(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code
  return isDatabaseAway(error) || error instanceof SearchUnavailableError
    ? 'server/unavailable'
    : 'server/unknown'
}

function toAppError(error: unknown, log: Logger): AppError {
  if (error instanceof AppError) return error
  log.error({ err: error }, 'request failed')
  return appError(toErrorCode(error))
}

function factsOf(error: AppError): object {
  if (error instanceof InputError) return { field: error.field }
  if (error instanceof RateLimitError) return { retry_at: error.retryAt.toISOString(), task: error.task }
  return error instanceof RefusalWithFacts ? error.facts : {}
}

/** When the caller may try again, for programs that read HTTP alone. */
function retryHeader(error: AppError): Record<string, string> {
  if (error instanceof RateLimitError) {
    const seconds = Math.max(1, Math.ceil(error.waitMs / 1000))
    return { 'Retry-After': String(seconds) }
  }
  return error.statusCode === 503 ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {}
}
