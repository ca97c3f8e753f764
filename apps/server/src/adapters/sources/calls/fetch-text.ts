import { SourceError } from './source-error.ts'
import { SECOND_MS } from '@proverka/domain/timing'

const MEBIBYTE = 1024 * 1024

/** No register sends more about one subject; a service gone mad does. */
const MOST_BYTES = 8 * MEBIBYTE

/** One call as it goes out. */
export interface Request {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Whether the body of a refusal says that we asked too often, where the status does not. */
  readonly isLimit?: (body: string) => boolean
}

/**
 * Sends a request and reads the answer as text. Redirects are refused: a key and a person's data go to the address that
 * was configured, or nowhere.
 */
export async function fetchText(request: Request, timeoutMs: number): Promise<string> {
  const { method, url, headers, body } = request
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const reply = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal,
      ...(body !== undefined && { body }),
    })
    const text = await readText(reply)
    if (!reply.ok) throw refusalOf(reply, request.isLimit?.(text) ?? false)
    return text
  } catch (error) {
    if (error instanceof SourceError) throw error
    if (signal.aborted) throw new SourceError('source-timeout', `no answer in ${timeoutMs} ms`)
    throw new SourceError('source-down', codeOf(error))
  }
}

async function readText(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw new SourceError('unclear-answer', 'the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** What a status other than 2xx means. */
function refusalOf({ status, headers }: Response, isLimit: boolean): SourceError {
  const detail = `HTTP ${status}`
  const retryAfterMs = pauseIn(headers.get('retry-after'))
  if (status === 429 || isLimit) return new SourceError('source-limit', detail, retryAfterMs)
  // A key that is not accepted is our fault, and passes when it is corrected.
  const isOutage = status >= 500 || status === 401 || status === 403 || status === 408
  return new SourceError(isOutage ? 'source-down' : 'unclear-answer', detail, retryAfterMs)
}

/** `Retry-After` in its form of seconds. */
function pauseIn(header: string | null): number | undefined {
  if (header === null || !/^\d{1,6}$/.test(header)) return undefined
  return Number(header) * SECOND_MS
}

/** The code of a failure: messages may repeat the address, and that what was asked. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined
  if (typeof cause?.code === 'string') return cause.code
  return error instanceof Error ? error.name : 'unknown'
}
