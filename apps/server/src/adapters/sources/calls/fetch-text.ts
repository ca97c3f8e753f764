import { SourceError } from './source-error.ts'
import { SECOND_MS } from '@proverka/domain/timing'

const MEBIBYTE = 1024 * 1024

/** No register sends more about one subject; a service gone mad does. */
const MOST_BYTES = 8 * MEBIBYTE

/** Failures before a connection is open: the service knows nothing of the call. */
const NOT_CONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** One call as it goes out. */
export interface Request {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Whether the body of a refusal says that we asked too often, where the status does not. */
  readonly isLimit?: (body: string) => boolean
}

/** Sends a request and reads the answer as text. Throws `SourceError`. */
export async function fetchText(request: Request, timeoutMs: number): Promise<string> {
  return (await fetchBytes(request, timeoutMs)).toString('utf8')
}

/**
 * Sends a request and reads the answer, of at most `mostBytes`. Redirects are refused: a key and a person's data go to
 * the address that was configured, or nowhere. Throws `SourceError`.
 */
export async function fetchBytes(
  request: Request,
  timeoutMs: number,
  mostBytes = MOST_BYTES,
): Promise<Buffer> {
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
    const bytes = await readBytes(reply, mostBytes)
    if (!reply.ok) throw refusalOf(reply, request.isLimit?.(bytes.toString('utf8')) ?? false)
    return bytes
  } catch (error) {
    if (error instanceof SourceError) throw error
    if (signal.aborted) throw new SourceError('source-timeout', `no answer in ${timeoutMs} ms`)
    const code = codeOf(error)
    throw new SourceError('source-down', code, undefined, NOT_CONNECTED.has(code))
  }
}

async function readBytes(reply: Response, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new SourceError('unclear-answer', 'the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What a status other than 2xx means. */
function refusalOf({ status, headers }: Response, isLimit: boolean): SourceError {
  const detail = `HTTP ${status}`
  const retryAfterMs = pauseIn(headers.get('retry-after'))
  if (status === 429 || isLimit) return new SourceError('source-limit', detail, retryAfterMs, true)
  // A key that is not accepted is our fault, and passes when it is corrected.
  const isKeyRefused = status === 401 || status === 403
  const isOutage = status >= 500 || isKeyRefused || status === 408
  return new SourceError(isOutage ? 'source-down' : 'unclear-answer', detail, retryAfterMs, isKeyRefused)
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
