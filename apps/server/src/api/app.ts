import { Hono, type Context } from 'hono'
import type { AppContext } from '../services/context.ts'
import { mountApiReference } from './openapi/api-reference.ts'
import { cardNotifications } from './routes/payment/card-notifications.ts'
import type { TestProvider } from '../adapters/payments/test-provider.ts'
import { createHandlers } from './routes/routes.ts'
import { mountReportKeys } from './report-keys.ts'
import { accessLog, noteCall } from './http/access-log.ts'
import { API_BASE, createApi } from './http/api.ts'
import { closeOnUnreadBody } from './http/close-on-unread-body.ts'
import { currentTrace } from '../platform/observability/trace.ts'
import { errorPage, isPageOpened } from './http/error-page.ts'
import { errorReply, toErrorCode } from './http/error-reply.ts'
import { findObstacle, findOwnFault } from './http/readiness.ts'
import { requireKnownHost } from './http/host-check.ts'
import type { RequestFacts } from './http/request-facts.ts'
import { securityHeaders } from './http/security-headers.ts'
import { countVisits } from './http/visit-source.ts'

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
  app.onError((error, c) => {
    noteCall(c, { code: toErrorCode(error) })
    const refusal = errorReply(error, context.log)
    if (!isPageOpened(c.req)) return refusal
    return errorPage(refusal, toErrorCode(error), c.req.path, currentTrace())
  })
  app.use(accessLog(context, facts))
  app.use(closeOnUnreadBody)
  app.use(context.shutdown.endConnections)
  app.use(securityHeaders(facts))
  app.use(requireKnownHost)
  app.get('/healthz', (c) => {
    const fault = findOwnFault(context)
    return fault ? c.json({ status: fault }, 503) : c.json({ status: 'ok' })
  })
  app.get('/readyz', async (c) => {
    const obstacle = await findObstacle(context)
    return obstacle ? c.json({ status: obstacle }, 503) : c.json({ status: 'ready' })
  })
  // After the checks of a balancer: an idle server asks its database nothing.
  app.use((_, next) => {
    context.admission.noteRequest()
    return next()
  })
  mountApiReference(app, { isHttps: (c) => facts.isHttps(c), isDemo: context.config.demo })
  mountReportKeys(app, context)
  const { card } = context.config.payments ?? {}
  if (card) app.route(`${API_BASE}/payment/notification/card`, cardNotifications(context, card.apiSecret))
  app.route(API_BASE, createApi(context, createHandlers(context, testProvider), facts))
  if (pages) app.all('*', countVisits(context, facts), pages)
  return app
}
