import { AppError, ERROR_CODES, UNKNOWN_ERROR_TEXT, type ErrorCode } from '@proverka/domain/errors'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/is-database-away.ts'
import { RateLimitError } from './rate-limit-error.ts'

/** When a call that found no database is worth repeating, in seconds. */
const RETRY_AFTER = '5'

/** Only what the catalogue knows leaves the server; everything else is logged and answered as unknown. */
export function errorReply(error: unknown, log: Logger): Response {
  if (error instanceof InputError)
    return Response.json({ error: error.message, field: error.field }, { status: 400 })
  if (error instanceof RateLimitError) return limitReply(error)
  if (error instanceof RefusalWithFacts)
    return Response.json({ error: error.message, ...error.facts }, { status: error.statusCode })
  if (error instanceof AppError) {
    const headers = error.statusCode === 503 ? { 'Retry-After': RETRY_AFTER } : undefined
    return Response.json({ error: error.message }, { status: error.statusCode, ...(headers && { headers }) })
  }
  log.error({ err: error }, 'request failed')
  if (isDatabaseAway(error)) {
    const { status, text } = ERROR_CODES['server/unavailable']
    return Response.json({ error: text }, { status, headers: { 'Retry-After': RETRY_AFTER } })
  }
  return Response.json({ error: UNKNOWN_ERROR_TEXT }, { status: 500 })
}

/** When the caller may try again: for programs as the header of HTTP, for pages in the body. */
function limitReply({ message, statusCode, retryAt }: RateLimitError): Response {
  const seconds = Math.max(1, Math.ceil((retryAt.getTime() - Date.now()) / 1000))
  return Response.json(
    { error: message, retry_at: retryAt.toISOString() },
    { status: statusCode, headers: { 'Retry-After': String(seconds) } },
  )
}

/** A refusal that people can do something about, with what they need for it: siblings of `error` on the wire. */
export class RefusalWithFacts extends AppError {
  readonly facts: object

  constructor(code: ErrorCode, facts: object) {
    super(code, ERROR_CODES[code])
    this.facts = facts
  }
}

/** Input that breaks the contract; `message` is the schema's own words, `field` the path to the value. */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
