import { setTimeout as wait } from 'node:timers/promises'
import { SearchUnavailableError } from '../search-unavailable-error.ts'

/** OpenSearch refuses what it was asked. */
export class OpenSearchRefusal extends Error {
  readonly status: number

  constructor(status: number, reason: string) {
    super(`OpenSearch answers ${status}: ${reason}`)
    this.status = status
  }
}

/** How patiently a call is made: each try has a time limit, and pauses between tries double. */
export interface Patience {
  readonly limitMs: number
  readonly tries: number
  readonly firstPauseMs: number
}

export interface OpenSearchClient {
  /** Sends JSON, or lines of it where `body` is a list; answers with what comes back. */
  readonly ask: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body: object | readonly object[] | undefined,
    patience: Patience,
  ) => Promise<unknown>
}

/** Too many requests, or a proxy before nodes that are not there. */
const BUSY = new Set([429, 502, 503, 504])

/** Speaks to OpenSearch over HTTP; the address may contain a name and a password. */
export function createClient(address: string): OpenSearchClient {
  const url = new URL(address)
  const name = decodeURIComponent(url.username)
  const password = decodeURIComponent(url.password)
  const authorization = name && `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`

  async function once(method: string, path: string, body: object | undefined, limitMs: number) {
    const isLines = Array.isArray(body)
    const text = isLines ? body.map((line) => `${JSON.stringify(line)}\n`).join('') : JSON.stringify(body)
    let reply: Response
    let said: string
    try {
      reply = await fetch(base + path, {
        method,
        headers: {
          ...(authorization && { authorization }),
          ...(body && { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' }),
        },
        ...(body && { body: text }),
        signal: AbortSignal.timeout(limitMs),
      })
      said = await reply.text()
    } catch (error) {
      throw new SearchUnavailableError('OpenSearch does not answer', { cause: error })
    }
    if (BUSY.has(reply.status)) throw new SearchUnavailableError(`OpenSearch answers ${reply.status}`)
    if (!reply.ok) throw new OpenSearchRefusal(reply.status, reasonIn(said))
    try {
      return JSON.parse(said) as unknown
    } catch {
      // A page of a proxy, say.
      throw new SearchUnavailableError(`OpenSearch answers no JSON: ${said.slice(0, 80)}`)
    }
  }

  return {
    ask: (method, path, body, patience) =>
      patiently(patience, () => once(method, path, body, patience.limitMs)),
  }
}

/** Repeats what failed because OpenSearch is away; throws the last failure. */
export async function patiently<Result>(
  { tries, firstPauseMs }: Patience,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof SearchUnavailableError) || attempt === tries) throw error
      await wait(firstPauseMs * 2 ** (attempt - 1))
    }
  }
}

/** `{"error":{"type":…,"reason":…}}`, or whatever a proxy says. */
function reasonIn(said: string): string {
  try {
    const { error } = JSON.parse(said) as { error?: string | { type?: string; reason?: string } }
    if (typeof error === 'object') return `${error.type}: ${error.reason}`
  } catch {
    // Not JSON: it is quoted as it is.
  }
  return said.slice(0, 200)
}
