import type { HttpBindings } from '@hono/node-server'
import { bareHost } from '@proverka/domain/site'
import type { MiddlewareHandler } from 'hono'

/**
 * Refuses a request that names two hosts: two Host headers, or a whole address as its target that is of another host
 * than the header. A cache in front could keep the answer of one brand under the name of the other.
 */
export const requireOneHost: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  const named = hostHeaders(c.env.incoming?.rawHeaders ?? [])
  const target = bareHost(new URL(c.req.url).host)
  if (named.length > 1 || (named[0] !== undefined && bareHost(named[0]) !== target)) {
    return c.text('Bad Request', 400, { 'Cache-Control': 'no-store' })
  }
  return next()
}

/** `rawHeaders` is names and values in turn; the parsed headers keep the first Host only. */
function hostHeaders(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
}
