import { errorText, NO_ANSWER_TEXT, NO_CONNECTION_TEXT, type ErrorCode } from '@proverka/domain/errors'

const UNKNOWN_STATUS = 500

/** The body of an error reply; of any shape when another server than ours answers. */
interface Refusal {
  readonly error?: unknown
  readonly code?: unknown
  readonly field?: unknown
  readonly requestId?: unknown
  readonly retry_at?: unknown
}

/** A failed call. Programs decide by `code`; `message` is what a person may read. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly endpointId: string
  readonly statusCode: number
  /** Absent when no answer came, or not one of our server. */
  readonly code: ErrorCode | undefined
  /** Path to the value that was refused: `body.phone`. */
  readonly field: string | undefined
  /** Id of the request in the log of the server. */
  readonly requestId: string | undefined
  /** What the server said, for logs. */
  readonly wireText: string | undefined
  /** ISO instant from which a call that was over a limit works again. */
  readonly retryAt: string | undefined
  /** The whole answer: a few refusals say more than a text. */
  readonly body: unknown

  constructor(endpointId: string, statusCode?: number, body?: unknown, requestId?: string, cause?: unknown) {
    const refusal: Refusal = typeof body === 'object' && body !== null ? body : {}
    super(errorText(refusal.error), { cause })
    this.endpointId = endpointId
    this.statusCode = statusCode ?? UNKNOWN_STATUS
    this.code = toText(refusal.code) as ErrorCode | undefined
    this.field = toText(refusal.field)
    this.requestId = toText(refusal.requestId) ?? requestId
    this.wireText = toText(refusal.error)
    this.retryAt = toText(refusal.retry_at)
    this.body = body
  }
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The answer breaks the contract; `path` leads to the bad field. Shown to people as the unknown error. */
export class ContractError extends ApiError {
  readonly path: string

  constructor(endpointId: string, path: string, problem: string, requestId?: string) {
    super(endpointId, undefined, undefined, requestId, new Error(`${endpointId}: ${path}: ${problem}`))
    this.path = path
  }
}

/**
 * No answer came: the connection was `cut`, or the answer was too `late`. The server may have done what it was asked for;
 * only a repeat tells.
 */
export class UnansweredError extends ApiError {
  readonly reason: 'cut' | 'late'

  constructor(endpointId: string, reason: 'cut' | 'late', cause: unknown) {
    super(endpointId, undefined, undefined, undefined, cause)
    this.message = reason === 'late' ? NO_ANSWER_TEXT : NO_CONNECTION_TEXT
    this.reason = reason
  }
}

/** True when the caller itself gave the call up. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
