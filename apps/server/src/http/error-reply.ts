import { AppError, ERROR_CODES, UNKNOWN_ERROR_TEXT } from '@proverka/domain/errors'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/is-database-away.ts'

/** When a call that found no database is worth repeating, in seconds. */
const RETRY_AFTER = '5'

/** Only what the catalogue knows leaves the server; everything else is logged and answered as unknown. */
export function errorReply(error: unknown, log: Logger): Response {
  if (error instanceof InputError)
    return Response.json({ error: error.message, field: error.field }, { status: 400 })
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

/** Input that breaks the contract; `message` is the schema's own words, `field` the path to the value. */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
