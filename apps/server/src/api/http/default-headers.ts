import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Gives the answer headers that it has not itself. They go to Node directly: as `Headers` of the answer each of them
 * would be checked, sorted and copied, for longer than most answers take to make.
 */
export async function giveHeaders(
  c: Context,
  next: () => Promise<void>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  // A request that is made inside the process has none.
  const { outgoing }: Partial<HttpBindings> = c.env
  if (outgoing) {
    for (const name in headers) outgoing.setHeader(name, headers[name] as string)
    return next()
  }
  await next()
  for (const name in headers) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, headers[name] as string)
  }
}
