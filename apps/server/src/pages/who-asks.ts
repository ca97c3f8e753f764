import { getCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { bindingCookie } from '../api/http/binding-cookie.ts'
import { TOKEN_COOKIE } from './guest-redirect.ts'

/** Enough to tell tokens apart, too little to be one. */
const TOKEN_END = 12

/** A user who has signed in here, or a guest who has ordered. */
export interface Visitor {
  readonly kind: 'visitor'
  /** Of a call in the visitor's name. */
  readonly headers: Readonly<Record<string, string>>
  /** Empty for a browser that has no token. */
  readonly tokenEnd: string
}

/** With what a page is asked for, as far as its HTML may depend on it. */
type WhoAsks =
  | { readonly kind: 'nobody' }
  | Visitor
  /** The page is not opened for viewing, or a link signs in first: the browser asks for what it shows. */
  | { readonly kind: 'unknown' }

/**
 * Who asks for a page, by the cookies that calls are made with as well: their checks and their log of readings are the
 * same. Only a page that is opened to be looked at is rendered for its visitor: one that is fetched ahead, or by a script, is
 * no reading.
 */
export function whoAsks(c: Context, isHttps: boolean): WhoAsks {
  const { searchParams } = new URL(c.req.url)
  if (searchParams.has('id') || searchParams.has('jwt_token') || !isOpened(c)) return { kind: 'unknown' }
  const cookie = c.req.header('cookie') ?? ''
  const token = getCookie(c, TOKEN_COOKIE) ?? ''
  if (token === '' && getCookie(c, bindingCookie(isHttps)) === undefined) return { kind: 'nobody' }
  const authorization: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` }
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...authorization }
  return { kind: 'visitor', headers, tokenEnd: token.slice(-TOKEN_END) }
}

/** Older browsers say nothing of how a page is asked for. */
function isOpened(c: Context): boolean {
  const isAhead = /prefetch|prerender/.test(
    `${c.req.header('sec-purpose') ?? ''} ${c.req.header('purpose') ?? ''}`,
  )
  return c.req.method === 'GET' && !isAhead && (c.req.header('sec-fetch-dest') ?? 'document') === 'document'
}
