import { AppError, ERROR_CODES, UNKNOWN_ERROR_TEXT, type ErrorCode } from '@proverka/domain/errors'
import type { Logger } from 'pino'

/** Only what the catalogue knows leaves the server; everything else is logged and answered as unknown. */
export function errorReply(error: unknown, log: Logger): Response {
  if (error instanceof InputError)
    return Response.json({ error: error.message, field: error.field }, { status: 400 })
  if (error instanceof RefusalWithFacts)
    return Response.json({ error: error.message, ...error.facts }, { status: error.statusCode })
  if (error instanceof AppError) return Response.json({ error: error.message }, { status: error.statusCode })
  log.error({ err: error }, 'request failed')
  return Response.json({ error: UNKNOWN_ERROR_TEXT }, { status: 500 })
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
