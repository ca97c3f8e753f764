import { contract, type CallInput, type Endpoint, type ReplyOf } from '@proverka/api/contract'
import { SITES } from '@proverka/domain/sites'
import type { SiteKey } from '@proverka/domain/sites'
import { hostFetch } from './host-fetch.ts'

/** Of the demo accounts, as the server's seeds have it. */
const DEMO_PASSWORD = 'proverka-demo'

export interface CallReply<E extends Endpoint> {
  readonly status: number
  /** `data` of a success, or the whole answer where the endpoint has no envelope. */
  readonly data: ReplyOf<E>
  /** `error` of a failure. */
  readonly error: string | undefined
  readonly body: Record<string, unknown>
}

/** One browser: its cookies, and its token after it signed in. */
export interface Visitor {
  token: string | undefined
  readonly cookies: Map<string, string>
  call: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<CallReply<E>>
  signIn: (email: string, password?: string) => Promise<void>
}

/**
 * A browser at one of the sites, at a separate address of the loopback if it needs one. `port` is asked for at each
 * call: a server may come back on another one.
 */
export function createVisitor(portNow: () => number, siteKey: SiteKey, from?: string): Visitor {
  const host = SITES.find(({ key }) => key === siteKey)?.host
  const cookies = new Map<string, string>()
  const visitor: Visitor = {
    token: undefined,
    cookies,
    async call(endpoint, input, headers = {}) {
      const { path, body, bodyHeaders } = await encode(endpoint, input)
      const own = (input as RawInput).headers ?? {}
      const port = portNow()
      const reply = await hostFetch(port, `${host}:${port}`, path, {
        method: endpoint.method,
        headers: {
          ...bodyHeaders,
          ...own,
          ...credentialsOf(visitor),
          ...headers,
        },
        ...(body !== undefined && { body }),
        from,
      })
      // Cookies are kept by the browser whose request it was.
      const isOwnRequest = headers['cookie'] === undefined
      for (const line of isOwnRequest ? [reply.headers['set-cookie'] ?? []].flat() : []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const isJson = String(reply.headers['content-type']).includes('json')
      const answer = isJson ? (JSON.parse(reply.text) as Record<string, unknown>) : { data: reply.bytes }
      return {
        status: reply.status,
        data: (endpoint.envelope === 'bare' ? answer : answer['data']) as ReplyOf<typeof endpoint>,
        error: answer['error'] as string | undefined,
        body: answer,
      }
    },
    async signIn(email, password = DEMO_PASSWORD) {
      const { data } = await visitor.call(contract.auth.login, { body: { username: email, password } })
      visitor.token = data.token
    },
  }
  return visitor
}

/** The headers that make a raw request the visitor's own. */
export function credentialsOf({ token, cookies }: Visitor): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    cookie: cookiesOf({ cookies }),
  }
}

/** His cookies alone, as a stolen token comes without them. */
export function cookiesOf({ cookies }: Pick<Visitor, 'cookies'>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

interface RawInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

interface Encoded {
  readonly path: string
  readonly body: string | Buffer | undefined
  readonly bodyHeaders: Readonly<Record<string, string>>
}

async function encode(endpoint: Endpoint, { params = {}, query = {}, body }: RawInput): Promise<Encoded> {
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(params[name] ?? '')
    return name === 'path' ? value.replaceAll('%2F', '/') : value
  })
  const search = new URLSearchParams(query).toString()
  const path = `/api${filled}${search && `?${search}`}`
  if (body === undefined) return { path, body: undefined, bodyHeaders: {} }
  if (endpoint.bodyType === 'json') {
    return { path, body: JSON.stringify(body), bodyHeaders: { 'content-type': 'application/json' } }
  }
  const form = endpoint.bodyType === 'form' ? new URLSearchParams() : new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | readonly string[]>))
    for (const one of typeof value === 'object' && Array.isArray(value) ? value : [value])
      form.append(name, one as string)
  const encoded = new Response(form)
  return {
    path,
    body: Buffer.from(await encoded.arrayBuffer()),
    bodyHeaders: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}
