import { errorText } from '@proverka/domain/errors'

const UNKNOWN_STATUS = 500

/**
 * A failed call. `message` is what a person may read (section 8 of the specification); `wireText` is what the server
 * said, for logs and for the few decisions that depend on it.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly statusCode: number
  readonly wireText: string | undefined
  readonly endpointId: string
  /** ISO instant from which a call that was over a limit works again. */
  readonly retryAt: string | undefined
  /** The whole answer: a few refusals say more than a text. */
  readonly body: unknown

  constructor(
    endpointId: string,
    statusCode: number | undefined,
    wireText: unknown,
    cause?: unknown,
    body?: unknown,
  ) {
    super(errorText(wireText), { cause })
    this.statusCode = statusCode ?? UNKNOWN_STATUS
    this.wireText = typeof wireText === 'string' ? wireText : undefined
    this.endpointId = endpointId
    this.retryAt = retryAtIn(body)
    this.body = body
  }
}

/** `retry_at` of a refusal, if it says one. */
function retryAtIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('retry_at' in body)) return undefined
  return typeof body.retry_at === 'string' ? body.retry_at : undefined
}

/** The answer breaks the contract; `path` leads to the bad field. Shown to people as the unknown error. */
export class ContractError extends ApiError {
  readonly path: string

  constructor(endpointId: string, path: string, problem: string) {
    super(endpointId, undefined, undefined, new Error(`${endpointId}: ${path}: ${problem}`))
    this.path = path
  }
}

/** True when the caller itself gave the call up. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
