import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/**
 * An answer that comes before the whole request was read says that its connection ends: the rest of the request is not
 * read, and a proxy that used the connection again would be cut off.
 */
export const closeOnUnreadBody: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  await next()
  if (c.env.incoming?.complete === false) c.header('Connection', 'close')
}
