import { Hono, type Context } from 'hono'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import { mountApiReference } from '../docs/api-reference.ts'
import type { TestProvider } from '../payments/test-provider.ts'
import { createHandlers } from '../routes/routes.ts'
import { API_BASE, createApi } from './api.ts'
import { closeUnread } from './close-unread.ts'
import { errorReply } from './error-reply.ts'
import { requireOneHost } from './one-host.ts'
import type { RequestFacts } from './request-facts.ts'
import { securityHeaders } from './security-headers.ts'
import { countVisits } from './visit-source.ts'

/** Answers requests for pages and their files. */
export type PageHandler = (c: Context) => Response | Promise<Response>

/** The whole server behind one port: state, API, its reference, pages. */
export function createApp(
  context: AppContext,
  facts: RequestFacts,
  testProvider: TestProvider | undefined,
  pages: PageHandler | undefined,
): Hono {
  // Addresses keep their trailing slash and their escapes: pages and object keys depend on both.
  const app = new Hono({ strict: true })
  app.onError((error) => errorReply(error, context.log))
  app.use(closeUnread)
  app.use(securityHeaders(facts))
  app.use(requireOneHost)
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    try {
      await sql`select 1 from migrations limit 1`.execute(context.database.current)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'database does not answer' }, 503)
    }
  })
  mountApiReference(app)
  app.route(API_BASE, createApi(context, createHandlers(context, testProvider), facts))
  if (pages) app.all('*', countVisits(context, facts), pages)
  return app
}
