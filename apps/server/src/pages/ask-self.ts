import type { Context } from 'hono'
import type { Visitor } from './who-asks.ts'

/** What tells the host and the network address of a visitor; never who it is. */
const OF_VISITOR = ['host', 'x-forwarded-for', 'x-forwarded-proto']

/** A call of the server to itself, at the host and from the address of the visitor, without cookies or a token. */
export function asNobody(c: Context, url: string, init?: RequestInit): Request {
  const headers = new Headers(init?.headers)
  for (const name of OF_VISITOR) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  return new Request(url, { ...init, headers })
}

/** The same in the name of the visitor: with the cookies and the token that the page was asked for with. */
export function asVisitor(c: Context, who: Visitor, url: string, init?: RequestInit): Request {
  const request = asNobody(c, url, init)
  for (const [name, value] of Object.entries(who.headers)) request.headers.set(name, value)
  return request
}
