import type { HttpBindings } from '@hono/node-server'
import { bareHost } from '@proverka/domain/sites'
import type { MiddlewareHandler } from 'hono'

/**
 * Refuses a request that names two hosts: two Host headers, or a whole address as its target that is of another host
 * than the header. A cache in front could keep the answer of one brand under the name of the other.
 */
export const requireKnownHost: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  const { incoming } = c.env
  // A request that is made inside the process names its host once, in its address.
  if (!incoming) return next()
  const named = hostHeaders(incoming.rawHeaders)
  if (named.length > 1 || isOfAnotherHost(incoming.url ?? '', c.req.url, named[0])) {
    return c.text('Bad Request', 400, { 'Cache-Control': 'no-store' })
  }
  return next()
}

/** A target that is a path has the host of the header. */
function isOfAnotherHost(target: string, address: string, named: string | undefined): boolean {
  if (target.startsWith('/') || named === undefined) return false
  return bareHost(named) !== bareHost(new URL(address).host)
}

/** `rawHeaders` is names and values in turn; the parsed headers keep the first Host only. */
function hostHeaders(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
}
