import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { DestinationStream } from 'pino'
import { createReadLog } from './audit/read-log.ts'
import { systemClock, type Clock } from './clock.ts'
import { DEFAULT_LIMITS, type ServerConfig } from './config/server-config.ts'
import { guardProduction } from './config/production-guard.ts'
import type { AppContext } from './context.ts'
import { diskFullError, isDiskFull } from './db/disk-space.ts'
import { migrate } from './db/migrate.ts'
import { createQueries } from './db/queries/queries.ts'
import { openPrepared } from './db/open-prepared.ts'
import { StartError } from './db/start-error.ts'
import { createDocuments } from './documents/create-documents.ts'
import { createApp, type PageHandler } from './http/app.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { refuseUnreadable } from './http/refuse-unreadable.ts'
import { createRequestFacts } from './http/request-facts.ts'
import { limitSlowRequests, SLOW_REQUEST_OPTIONS } from './http/slow-requests.ts'
import { createShutdown } from './http/shutdown.ts'
import { createJobHandlers } from './jobs/job-handlers.ts'
import { createJobs } from './jobs/jobs.ts'
import { repeat } from './jobs/repeat.ts'
import { createMemoryMailer, createOutboxMailer, createSmtpMailer, type Mailer } from './mail/mailer.ts'
import { createMemorySms, createOutboxSms } from './mail/sms.ts'
import { createLogger } from './observability/logger.ts'
import { createMetrics } from './observability/metrics.ts'
import { startMetricsServer } from './observability/metrics-server.ts'
import { createPages } from './pages/pages.ts'
import { guardProvider } from './payments/guard-provider.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { createTestProvider } from './payments/test-provider.ts'
import { createDemoRegister } from './register/demo-register.ts'
import { seedArticles } from './seeds/seed-articles.ts'
import { createObjectSearch } from './register/object-search.ts'
import { seedDemo } from './seeds/seed-demo.ts'
import { expireOrders } from './services/expire-orders.ts'
import { reconcilePayments } from './services/reconcile-payments.ts'
import { forgetOldKeys } from './services/once.ts'
import { destroyOldEvents } from './services/destroy-old-events.ts'
import { countUnserved, resumeLostWork } from './services/resume-lost-work.ts'
import { rotateSigningKeys } from './services/rotate-signing-keys.ts'
import { tellLateOrders } from './services/tell-late-orders.ts'
import { sweepFiles } from './services/sweep-files.ts'
import { createDemoSources } from './sources/sources.ts'
import { createOwnSuggestions } from './suggest/own-suggestions.ts'
import { createProviderSuggestions } from './suggest/provider-suggestions.ts'
import { createFolderStorage, createMemoryStorage } from './storage/file-storage.ts'

/** What pages show that are drawn for everybody. */
const SHOWN_TABLES = [
  'demo_objects',
  'demo_records',
  'price_component_owners',
  'price_components',
  'products',
] as const

/** What tests and the development server put in the place of the real things. */
export interface Overrides {
  readonly clock?: Clock
  readonly mailer?: Mailer
  readonly pages?: PageHandler
  /** A migrated and seeded database for the in-memory engine. */
  readonly snapshot?: Blob
  readonly onStep?: (step: string) => void
  /** Where the log goes instead of stdout. */
  readonly logDestination?: DestinationStream
  /** Payment services by the name that a site has for them. */
  readonly paymentProviders?: readonly PaymentProvider[]
}

export interface RunningServer {
  readonly port: number
  readonly context: AppContext
  /** The raw HTTP server, for tools that need its upgrade events. */
  readonly http: Server
  /** Ends cleanly: no new requests, running jobs finish, the database is closed. */
  readonly stop: () => Promise<void>
}

/** How soon a change of the register by another process can be found here. */
const SEARCH_REFRESH_MS = 1000

/** How soon other processes, and the next start, know of the searches counted here. */
const SETTLE_MS = 1000

/**
 * Bytes of the first line and the headers of a request. A pasted text of 3 000 Russian letters is 18 000 characters of an
 * address: it is refused in words, and not by the parser of requests.
 */
const HEADER_BYTES = 32_768

/** How soon a file goes after its row is gone, besides the time that a young file is left alone, and an old key. */
const SWEEP_MS = 1_800_000

/** How soon work is taken up again whose job failed for the last time, besides at every start. */
const RESUME_MS = 300_000

/** How often those open payments are looked for whose time has come to be asked for. */
const RECONCILE_MS = 1000

/** How late the prices of an unpaid order may end: they hold for days. */
const EXPIRE_MS = 600_000

/** How soon after its promised time a late order gets its letter. */
const LATE_MS = 300_000

/** How late a key may be replaced: it signs for weeks. */
const ROTATE_MS = 3_600_000

/** How long a stopping server still answers behind a proxy, so that the proxy sees that it is not ready. */
const NOTICE_MS = 3000

const FROM = 'Проверка <noreply@proverka.example>'

/** Starts the whole product in this process. Throws `StartError` with one sentence when it can't. */
export async function startServer(config: ServerConfig, overrides: Overrides = {}): Promise<RunningServer> {
  guardProduction(config)
  const step = overrides.onStep ?? (() => {})
  const log = createLogger(config.logLevel, overrides.logDestination)
  const metrics = createMetrics()
  const clock = overrides.clock ?? systemClock
  step('База данных')
  const database = await openPrepared({ ...config, snapshot: overrides.snapshot }, async (prepared) => {
    await migrate(prepared)
    await seedArticles(prepared, clock)
    if (config.demo) await seedDemo(prepared, clock, step)
  })
  const stopped: (() => Promise<void>)[] = [() => database.close()]
  try {
    const queries = createQueries(database)
    const objectSearch = createObjectSearch(queries)
    step('Поиск по адресам')
    await objectSearch.load()
    stopped.unshift(repeat(SEARCH_REFRESH_MS, () => objectSearch.refresh(), log))
    const limits = { ...DEFAULT_LIMITS, ...config.limits }
    const rateLimits = createRateLimits(database, limits)
    stopped.unshift(
      repeat(SETTLE_MS, () => rateLimits.settle(), log),
      () => rateLimits.settle().catch((error: unknown) => log.warn(error)),
    )
    const readLog = createReadLog(database, queries, clock, log)
    stopped.unshift(async () => readLog.close())
    const jobs = createJobs(database, log, metrics, config.jobRetries)
    const testProvider = config.production ? undefined : createTestProvider(database, clock)
    const shutdown = createShutdown()
    let port = config.port
    const originOf = (siteKey: string): string => {
      const site = config.sites.find(({ key }) => key === siteKey)
      return config.production ? `https://${site?.host}` : `http://${site?.host}:${port}`
    }
    const files = config.dataDir ? createFolderStorage(join(config.dataDir, 'files')) : createMemoryStorage()
    const { documents, close: stopWorkers } = createDocuments({
      config,
      files,
      queries,
      clock,
      log,
      originOf,
    })
    stopped.unshift(stopWorkers)
    const context: AppContext = {
      ...documents,
      config,
      limits,
      database,
      queries,
      readLog,
      clock,
      log,
      metrics,
      jobs,
      mailer: overrides.mailer ?? createMailer(config),
      sms: config.dataDir ? createOutboxSms(join(config.dataDir, 'outbox')) : createMemorySms(),
      files,
      sources: createDemoSources(database, createDemoRegister(database), config.demoDelayMs),
      objectSearch,
      suggestions: config.suggestProvider
        ? createProviderSuggestions(config.suggestProvider, log)
        : createOwnSuggestions(objectSearch, queries),
      rateLimits,
      shutdown,
      providerOf: (name) => {
        const given = overrides.paymentProviders?.find((provider) => provider.name === name)
        if (given) return guardProvider(given)
        if (name === 'test' && testProvider) return testProvider
        throw new StartError(`Платежный провайдер «${name}» не настроен.`)
      },
      originOf,
    }
    const facts = createRequestFacts(config)
    const pages =
      overrides.pages ??
      (config.pages &&
        createPages({
          folders: config.pages,
          facts,
          log,
          originOf,
          now: () => clock.now().getTime(),
          ask: async (request, c) => app.fetch(request, c.env),
          onChange: (listener) => database.onWrite(SHOWN_TABLES, listener),
        }))
    const app: Hono = createApp(context, facts, testProvider, pages)
    await database.runAlone(() => rotateSigningKeys(context))
    metrics.watchBacklog(async () => ({
      ...(await queries.backlog.readBacklog()),
      unserved: await countUnserved(context),
    }))
    metrics.watchPool(database.countConnections)
    if (config.metricsPort !== undefined) {
      const served = await startMetricsServer(metrics, config.metricsPort, config.host)
      stopped.unshift(() => new Promise<void>((resolve) => served.close(() => resolve())))
    }
    step('Сервер')
    const http = createServer(
      { ...SLOW_REQUEST_OPTIONS, maxHeaderSize: HEADER_BYTES },
      getRequestListener(app.fetch),
    )
    http.on('clientError', refuseUnreadable)
    shutdown.watch(http)
    limitSlowRequests(http)
    port = await listen(http, config)
    stopped.unshift(() => shutdown.stop(http, config.behindProxy ? NOTICE_MS : 0))
    await database.runAlone(() => jobs.start(createJobHandlers(context)))
    stopped.splice(1, 0, () => jobs.stop())
    await resumeLostWork(context)
    stopped.splice(
      1,
      0,
      repeat(SWEEP_MS, async () => void (await sweepFiles(context)), log),
      repeat(SWEEP_MS, () => forgetOldKeys(context), log),
      repeat(SWEEP_MS, async () => void (await destroyOldEvents(context)), log),
      repeat(RESUME_MS, async () => void (await resumeLostWork(context)), log),
      repeat(RECONCILE_MS, async () => void (await reconcilePayments(context)), log),
      repeat(EXPIRE_MS, async () => void (await expireOrders(context)), log),
      repeat(LATE_MS, async () => void (await tellLateOrders(context)), log),
      repeat(ROTATE_MS, () => rotateSigningKeys(context), log),
    )
    return { port, context, http, stop: () => stopAll(stopped) }
  } catch (error) {
    await stopAll(stopped).catch(() => {})
    throw config.dataDir && isDiskFull(config.dataDir) ? diskFullError(config.dataDir) : error
  }
}

function createMailer(config: ServerConfig): Mailer {
  if (config.smtpUrl) return createSmtpMailer(config.smtpUrl, FROM)
  return config.dataDir ? createOutboxMailer(join(config.dataDir, 'outbox'), FROM) : createMemoryMailer()
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

async function stopAll(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const stop of steps) await stop()
}
