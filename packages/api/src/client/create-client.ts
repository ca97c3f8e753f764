import { API_CALLS_PER_INTERVAL, API_INTERVAL_MS } from '@proverka/domain/timing'
import { FetchError, createFetch, ofetch } from 'ofetch'
import * as v from 'valibot'
import type { Call, Calls as Declared } from '../contract/endpoint.ts'
import { ApiError, ContractError, UnansweredError } from './api-error.ts'
import { fetchWithCookies } from './fetch-with-cookies.ts'
import { buildUrl, dropEmpty, encodeBody } from './build-request.ts'
import type { CallOptions } from './call-options.ts'
import type { Calls, ClientOf } from './client-types.ts'
import { readFile, type Progress } from './read-file.ts'
import { createThrottle } from './throttle.ts'
import { startTimeout } from './timeout.ts'

export interface ApiClientOptions {
  /** Base of the main API, for example `/api`. */
  baseUrl: string
  /** Bases of the other hosts, which are not throttled (AMB-105). Default: `baseUrl`. */
  blogUrl?: string
  advertsUrl?: string
  dataUrl?: string
  suggestUrl?: string
  /** Token for the `Authorization` header, asked for at each call. */
  getToken?: () => string | undefined
  /** Value of `Source-Site` on register and order calls (AMB-106). */
  sourceSite?: string
  /** Advertising source of the visit, sent as `Visit-Source` with the same calls (DEC-16). */
  getVisitSource?: () => string | undefined
  /** Called after a 401 to a call that carried a token. */
  onUnauthorised?: (token: string) => void
  /** Instead of the global `fetch`, and of the cookies that a client outside a browser holds. */
  fetch?: typeof globalThis.fetch
}

interface RawInput extends CallOptions {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string | undefined>
}

/** Areas that another host may serve. The rate limit of the main API does not apply to them. */
const OTHER_HOSTS: Readonly<Partial<Record<string, 'blogUrl' | 'advertsUrl' | 'dataUrl' | 'suggestUrl'>>> = {
  blog: 'blogUrl',
  adverts: 'advertsUrl',
  advertsData: 'dataUrl',
  suggest: 'suggestUrl',
}

/**
 * A client for the areas that are given: typed functions, one throttle, one mapping of errors. A page that needs two
 * areas carries the declarations of two.
 */
export function createClient<C extends Calls>(calls: C, options: ApiClientOptions): ClientOf<C> {
  const throttle = createThrottle(API_CALLS_PER_INTERVAL, API_INTERVAL_MS)
  // Outside of a browser no page ends.
  if (typeof document !== 'undefined') addEventListener('pagehide', throttle.flush)
  const ownFetch = options.fetch ?? (typeof document === 'undefined' ? fetchWithCookies() : undefined)
  const fetcher = ownFetch ? createFetch({ fetch: ownFetch, Headers, AbortController }) : ofetch

  async function send(endpoint: Call, baseURL: string, input: RawInput): Promise<Answer> {
    const token = options.getToken?.()
    const timeout = startTimeout(endpoint.timeoutMs, input.signal)
    try {
      // Joined here: a path that begins as the base does, as that of the API token, would be taken for joined already.
      const url = baseURL.replace(/\/$/, '') + buildUrl(endpoint, input.params)
      const response = await fetcher.raw<unknown, 'json' | 'stream'>(url, {
        method: endpoint.method,
        query: dropEmpty(input.query),
        body: encodeBody(endpoint, input.body),
        headers: headersFor(endpoint, input, token),
        signal: timeout.signal,
        ...(input.keepalive && { keepalive: true }),
        retry: false,
        responseType: typeof endpoint.reply === 'string' ? 'stream' : 'json',
      })
      const requestId = requestIdOf(response)
      if (endpoint.reply === 'blob') {
        const onPiece = (progress: Progress) => {
          timeout.restart()
          input.onProgress?.(progress)
        }
        return { content: await readFile(response, onPiece), requestId }
      }
      // oxlint-disable-next-line no-underscore-dangle -- the name is the library's
      return { content: response._data, requestId }
    } catch (error) {
      if (input.signal?.aborted) throw new DOMException('Запрос отменен', 'AbortError')
      const response = error instanceof FetchError ? error : undefined
      if (response?.statusCode === 401 && token) options.onUnauthorised?.(token)
      if (response?.statusCode === undefined)
        throw new UnansweredError(endpoint.id, timeout.signal.aborted ? 'late' : 'cut', error)
      const requestId = requestIdOf(response.response)
      throw new ApiError(endpoint.id, response.statusCode, await bodyOf(response.data), requestId, error)
    } finally {
      timeout.callOff()
    }
  }

  function headersFor(endpoint: Call, input: RawInput, token: string | undefined): Record<string, string> {
    const visitSource = endpoint.sourceSite ? options.getVisitSource?.() : undefined
    return {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(endpoint.sourceSite && options.sourceSite && { 'Source-Site': options.sourceSite }),
      // Headers are ASCII.
      ...(visitSource && { 'Visit-Source': encodeURIComponent(visitSource) }),
      ...(endpoint.idempotent && { 'Idempotency-Key': input.idempotencyKey ?? crypto.randomUUID() }),
      ...(input.consentId && { 'Consent-Id': input.consentId }),
      ...dropEmpty(input.headers),
    }
  }

  function callOf(area: string, endpoint: Call) {
    const host = OTHER_HOSTS[area]
    const baseUrl = (host && options[host]) ?? options.baseUrl
    return async (input: RawInput = {}): Promise<unknown> => {
      const call = () => send(endpoint, baseUrl, input)
      const answer = host ? await call() : await throttle.run(call, input)
      return typeof endpoint.reply === 'string' ? answer.content : readReply(endpoint, answer)
    }
  }

  const client = Object.fromEntries(
    // The published type of a call says no more than who makes a client has to know.
    Object.entries(calls as object as Declared).map(([area, endpoints]) => [
      area,
      Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, callOf(area, endpoint)])),
    ]),
  )
  // The loop loses what the mapped type knows: which schema belongs to which name.
  return client as unknown as ClientOf<C>
}

interface Answer {
  readonly content: unknown
  readonly requestId: string | undefined
}

function readReply(endpoint: Call, { content, requestId }: Answer): unknown {
  const reply = endpoint.reply as v.GenericSchema
  if (endpoint.envelope === 'bare') return parse(reply, content, '')
  const envelope = content as { data?: unknown } | null | undefined
  const data = parse(reply, envelope?.data, 'data')
  if (!endpoint.extra) return data
  return { data, ...(parse(endpoint.extra, envelope, '') as object) }

  function parse(schema: v.GenericSchema, value: unknown, root: string): unknown {
    const result = v.safeParse(schema, value, { abortEarly: true })
    if (result.success) return result.output
    const issue = result.issues[0]
    const path = [root, v.getDotPath(issue)].filter(Boolean).join('.')
    throw new ContractError(endpoint.id, path, issue.message, requestId)
  }
}

/** Id of the request in the log of the server. */
function requestIdOf(response: Response | undefined): string | undefined {
  return response?.headers.get('x-request-id') ?? undefined
}

/** What a refusal says; a failed download carries it in its stream. */
async function bodyOf(data: unknown): Promise<unknown> {
  return data instanceof ReadableStream ? parseJson(await new Response(data).text()) : data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
