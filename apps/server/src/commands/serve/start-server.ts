import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { serveSnapshots } from '../backup/snapshot-socket.ts'
import { startBackgroundTasks } from './background-tasks.ts'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { guardProduction } from '../../platform/config/production-guard.ts'
import { refuseDemoData } from '../seeds/refuse-demo-data.ts'
import type { AppContext } from '../../services/context.ts'
import { createContext, type ContextOverrides } from './create-context.ts'
import { diskFullError, isDiskFull } from '../../platform/db/disk-space.ts'
import { StartError } from '../../platform/db/start-error.ts'
import { createApp, type PageHandler } from '../../api/app.ts'
import { refuseUnreadable } from '../../api/http/refuse-unreadable.ts'
import { createRequestFacts } from '../../api/http/request-facts.ts'
import { limitSlowRequests, SLOW_REQUEST_OPTIONS } from '../../api/http/slow-requests.ts'
import { createJobHandlers } from '../../services/job-handlers.ts'
import { startMetricsServer } from '../../platform/observability/metrics-server.ts'
import { createPages, type Pages } from '../../pages/pages.ts'
import { createAssetFinder, publishAssets } from '../../pages/shared-assets.ts'
import { countUnserved, requeueOrphanedJobs } from '../../services/orders/requeue-orphaned-jobs.ts'
import { seedDemoDesk } from '../seeds/demo-life/demo-desk.ts'
import { seedDemoLife } from '../seeds/demo-life/demo-life.ts'
import { seedDemoSourceCalls } from '../seeds/demo-life/demo-source-calls.ts'
import { createSiteFacts, SITE_TABLES } from '../../services/site-facts.ts'
import { readQuotaUse } from '../../adapters/sources/calls/read-quota-use.ts'
import { rotateSigningKeys } from '../../services/accounts/rotate-signing-keys.ts'

/**
 * Tables behind pages that are rendered once for all visitors. Not those of measured calls, which change by the second: a page
 * that shows them is a minute old at most, as one is whose data another process has changed.
 */
const SHOWN_TABLES = [
  'demo_objects',
  'demo_records',
  ...SITE_TABLES,
  'tariffs',
  'articles',
  'article_tags',
  'article_ratings',
  'article_comments',
  'houses',
  'flat_sales',
  'adverts',
  'advert_prices',
] as const

/** What tests and the development server put in the place of the real things. */
export interface Overrides extends ContextOverrides {
  readonly pages?: PageHandler
  /** How long a stopping server behind a proxy still answers; without it three seconds. */
  readonly noticeMs?: number
}

export interface RunningServer {
  readonly port: number
  readonly context: AppContext
  /** The raw HTTP server, for tools that need its upgrade events. */
  readonly http: Server
  /** Ends cleanly: no new requests, running jobs finish, the database is closed. */
  readonly stop: () => Promise<void>
}

/**
 * Bytes of the first line and the headers of a request. A pasted text of 3 000 Russian letters is 18 000 characters of an
 * address: it is refused in words, and not by the parser of requests.
 */
const HEADER_BYTES = 32_768

/** How long a stopping server still answers behind a proxy, so that the proxy sees that it is not ready. */
const NOTICE_MS = 3000

/**
 * Starts the whole product in this process. Throws `StartError` with one sentence when it can't. What a request needs is
 * done before the server listens, what none waits for after that. The stack closes in the opposite order: requests,
 * background tasks, jobs, workers, the database.
 */
export async function startServer(config: ServerConfig, overrides: Overrides = {}): Promise<RunningServer> {
  guardProduction(config)
  const stack = new AsyncDisposableStack()
  try {
    let port = config.port
    const context = await createContext(config, overrides, stack, () => config.publicPort ?? port)
    const { database, jobs } = context
    await refuseDemoData(config, database)
    await database.runAlone(() => rotateSigningKeys(context))
    if (config.demo && config.demoLife) {
      overrides.onStep?.('Жизнь демонстрационных кабинетов')
      await seedDemoLife(context)
      await seedDemoDesk(context)
      await seedDemoSourceCalls(context)
    }
    await serveMetrics(context, stack)
    stack.defer(() => jobs.stop())
    // From now on what a request leaves to a job is written down.
    await database.runAlone(() => jobs.open())
    const background = stack.use(new AsyncDisposableStack())

    overrides.onStep?.('Сервер')
    const { http, built } = createHttp(context, overrides.pages)
    if (built) await publishAssets(context, built.assets)
    port = await listen(http, config)
    const noticeMs = config.behindProxy ? (overrides.noticeMs ?? NOTICE_MS) : 0
    stack.defer(() => context.shutdown.stop(http, noticeMs))

    if (database.engine === 'pglite' && config.dataDir)
      stack.defer(await serveSnapshots(database, config.dataDir, context.log))
    await jobs.start(createJobHandlers(context))
    await requeueOrphanedJobs(context)
    await built?.prepare()
    startBackgroundTasks(context, background)
    return { port, context, http, stop: () => stack.disposeAsync() }
  } catch (error) {
    // What failed first is the reason, not what could not be closed after it.
    await stack.disposeAsync().catch(() => {})
    throw config.dataDir && isDiskFull(config.dataDir) ? diskFullError(config.dataDir) : error
  }
}

/** The server, not yet listening, and what makes its pages quick from the first one on. */
function createHttp(context: AppContext, given: PageHandler | undefined) {
  const { config } = context
  const facts = createRequestFacts(config)
  const built: Pages | undefined =
    given || !config.pages
      ? undefined
      : createPages({
          folders: config.pages,
          facts,
          log: context.log,
          originOf: context.originOf,
          now: () => context.clock.now().getTime(),
          describeSite: createSiteFacts(context),
          // Headers of such a call are not passed on: the response in progress keeps those of the page.
          ask: async (request, c) => app.fetch(request, { ...c.env, outgoing: undefined }),
          onChange: (listener) => context.database.onWrite(SHOWN_TABLES, listener),
          admitNew: context.admission.admitNew,
          isWithdrawn: (id) => context.queries.articles.isWithdrawn(id),
          findAsset: createAssetFinder(context),
        })
  const app: Hono = createApp(context, facts, context.testProvider, given ?? built?.answer)
  const http = createServer(
    { ...SLOW_REQUEST_OPTIONS, maxHeaderSize: HEADER_BYTES },
    getRequestListener(app.fetch),
  )
  http.on('clientError', refuseUnreadable)
  context.shutdown.watch(http)
  limitSlowRequests(http)
  return { http, built }
}

async function serveMetrics(context: AppContext, stack: AsyncDisposableStack): Promise<void> {
  const { config, database, metrics, queries } = context
  metrics.watchBacklog(async () => ({
    ...(await queries.backlog.readBacklog()),
    unserved: await countUnserved(context),
    quotas: await readQuotaUse(database, config.sources?.connected ?? []),
  }))
  metrics.watchPool(database.countConnections)
  if (config.dataDir) metrics.watchDisk(config.dataDir)
  if (config.metricsPort === undefined) return
  const served = await startMetricsServer(metrics, config.metricsPort, config.host)
  stack.defer(() => new Promise<void>((resolve) => served.close(() => resolve())))
}

function listen(http: Server, config: ServerConfig): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        new StartError(
          isTaken
            ? `Порт ${config.port} занят: укажите другой в PORT.`
            : `Порт ${config.port} не открывается: ${error.message}.`,
        ),
      )
    })
    http.listen(config.port, config.host, () => resolve((http.address() as AddressInfo).port))
  })
}
