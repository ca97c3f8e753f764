import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import { createReadLog } from '../../platform/audit/read-log.ts'
import { concludeWithRules } from '../../adapters/conclusions/conclusion-provider.ts'
import { createModelProvider } from '../../adapters/conclusions/model-provider.ts'
import type { Clock } from '../../platform/clock.ts'
import { type ServerConfig } from '../../platform/config/server-config.ts'
import { DEFAULT_LIMITS } from '../../platform/config/limits.ts'
import type { AppContext } from '../../services/context.ts'
import { registered } from '../../adapters/storage/file-kinds.ts'
import { createDatabaseClock } from '../../platform/db/database-clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DatabaseFolder } from '../../platform/db/database-folder.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { openPrepared } from '../../platform/db/open-prepared.ts'
import { createQueries, type Queries } from '../../platform/db/queries/queries.ts'
import { createDocumentPool, createDocuments, type DocumentPool } from '../../documents/create-documents.ts'
import { createRateLimits } from '../../platform/limits/rate-limits.ts'
import { createAdmission, watchLoad } from '../../platform/limits/admission.ts'
import { createShutdown } from '../../platform/shutdown.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { createLiveChanges } from '../../platform/live/live-changes.ts'
import { createStaffChanges } from '../../platform/live/staff-changes.ts'
import {
  createMemoryMailer,
  createOutboxMailer,
  createSmtpMailer,
  type Mailer,
} from '../../adapters/mail/mailer.ts'
import { createSms } from '../../adapters/mail/create-sms.ts'
import { createLogger } from '../../platform/observability/logger.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import type { PaymentProvider } from '../../adapters/payments/payment-provider.ts'
import { createProviders } from '../../adapters/payments/create-providers.ts'
import { createConfirmerChain } from '../../adapters/registry/confirmers/confirm-number.ts'
import { createConfirmers } from '../../adapters/registry/confirmers/create-confirmers.ts'
import { createContourConversion } from '../../adapters/coordinates/convert-contours.ts'
import { listBothByIds, withLoaded, withLoadedIndex } from '../../adapters/registry/demo-and-loaded.ts'
import { createDemoRegister } from '../../adapters/registry/demo-register.ts'
import { createObjectIndex } from '../../adapters/registry/search/create-object-index.ts'
import { createObjectSearch, type ObjectSearch } from '../../adapters/registry/object-search.ts'
import { openRegister } from '../../adapters/registry/open-register.ts'
import { seedArticles } from '../seeds/seed-articles.ts'
import { seedDemo } from '../seeds/seed-demo.ts'
import { createAnswerTimes } from '../../services/answer-times.ts'
import { createUsualDays } from '../../services/fulfilment/measure-usual-days.ts'
import { createMarketReader } from '../../adapters/sources/market/market-reader.ts'
import { createCallRecorder } from '../../adapters/sources/measure-calls.ts'
import { connectContractors } from '../../adapters/contractors/connect-contractors.ts'
import { createSources } from '../../adapters/sources/sources.ts'
import { claimStorage } from '../../adapters/storage/claim-storage.ts'
import { createStorage } from '../../adapters/storage/create-storage.ts'
import { createOwnSuggestions } from '../../adapters/suggest/own-suggestions.ts'
import { createProviderSuggestions } from '../../adapters/suggest/provider-suggestions.ts'
import type { Suggestions } from '../../adapters/suggest/suggestions.ts'
import { siteOf } from '../../platform/config/sites.ts'
import { siteOrigin } from '../../platform/config/site-origin.ts'

/** What tests and the development server put in the place of the real things. */
export interface ContextOverrides {
  readonly clock?: Clock
  readonly mailer?: Mailer
  /** The embedded database's folder, where the process has taken it already. */
  readonly folder?: DatabaseFolder | undefined
  /** A migrated and seeded database for the in-memory engine. */
  readonly snapshot?: Blob
  readonly onStep?: (step: string) => void
  /** Where the log goes instead of stdout. */
  readonly logDestination?: DestinationStream
  /** Threads that outlive the server: the caller that passes them closes them. */
  readonly documentPool?: DocumentPool
  /** Payment services by the name that a site has for them. */
  readonly paymentProviders?: readonly PaymentProvider[]
}

/**
 * Everything that routes and services use, made from the configuration; what has to be closed is on the stack. `getPort`
 * answers once the server listens.
 */
export async function createContext(
  config: ServerConfig,
  overrides: ContextOverrides,
  stack: AsyncDisposableStack,
  getPort: () => number,
): Promise<AppContext> {
  const step = overrides.onStep ?? (() => {})
  const log = createLogger(config.logLevel, overrides.logDestination)
  const metrics = createMetrics()

  step('База данных')
  const { folder, snapshot } = overrides
  const database = await openPrepared({ ...config, folder, snapshot }, async (prepared) => {
    await migrate(prepared)
    const time = overrides.clock ?? (await createDatabaseClock(prepared))
    await seedArticles(prepared, time)
    if (config.demo) await seedDemo(prepared, time, step)
  })
  stack.defer(() => database.close())
  const databaseClock = await createDatabaseClock(database)
  const clock = overrides.clock ?? databaseClock
  const queries = createQueries(database)

  step('Поиск по адресам')
  const { register, objectSearch, listRegionNames } = await createRegister(config, database, queries, stack)
  await objectSearch.load()

  const limits = { ...DEFAULT_LIMITS, ...config.limits }
  const rateLimits = createRateLimits(database, limits, clock)
  stack.defer(() => rateLimits.flush().catch((error: unknown) => log.warn(error)))
  const readLog = createReadLog(database, queries, clock, log)
  stack.defer(() => readLog.close())

  const files = registered(createStorage(config))
  // The folder of the embedded database is that of its files, too, and is locked.
  if (database.engine !== 'pglite' && (config.dataDir || config.bucket))
    await database.runAlone(() => claimStorage(database, files, clock))
  const hostOf = (siteKey: string) =>
    siteKey === 'console' && config.consoleHost !== undefined
      ? { host: config.consoleHost }
      : siteOf(config.sites, siteKey)
  const originOf = (siteKey: string) => siteOrigin(config, hostOf(siteKey), getPort())
  const documentPool = overrides.documentPool ?? createDocumentPool(log)
  if (!overrides.documentPool) stack.defer(() => documentPool.close())

  const admission = createAdmission(log)
  const askDatabase = () => database.runRawSql('select 1')
  stack.defer(watchLoad(admission, { askDatabase, limits }))

  const shutdown = createShutdown()
  const liveChanges = createLiveChanges({
    database,
    log,
    tables: ['reports', 'report_tasks', 'order_items'],
    listVersions: (ids) => queries.reportVersions.listVersions(ids),
  })
  const staffChanges = createStaffChanges({ database, queries, clock, log })
  metrics.watchStreams(() => liveChanges.count() + staffChanges.count())
  for (const changes of [liveChanges, staffChanges]) {
    shutdown.onStop(() => changes.close())
    stack.defer(() => changes.close())
  }

  return {
    ...createDocuments({ config, files, queries, clock, log, originOf }, documentPool),
    config,
    limits,
    database,
    queries,
    readLog,
    clock,
    measureClock: databaseClock.measure,
    clockAheadMs: databaseClock.aheadMs,
    log,
    metrics,
    jobs: createJobs(database, log, metrics, config.jobRetries),
    mailer: overrides.mailer ?? createMailer(config),
    sms: createSms(config),
    files,
    register,
    confirmers: createConfirmerChain({
      database,
      // The demo register knows all that there is.
      confirmers: config.demo
        ? []
        : createConfirmers(config.confirmers ?? {}, {
            database,
            now: clock.now,
            userAgent: `Proverka/1.0 (+${originOf(config.sites[0]?.key ?? '')}/)`,
          }),
      record: createCallRecorder(database, clock, log),
      log,
      now: clock.now,
    }),
    convertContours: createContourConversion(config.coordinateZones ?? []),
    market: createMarketReader({ database, register, log }, config.advertsService),
    sources: createSources(config, { database, register, clock, log }),
    contractors: config.contractors
      ? connectContractors(config.contractors, { database, now: clock.now, times: config.sources?.times })
      : [],
    objectSearch,
    suggestions: createSuggestions(config, log, objectSearch, queries, listRegionNames),
    rateLimits,
    liveChanges,
    staffChanges,
    answerTimes: createAnswerTimes(queries, clock),
    usualDays: createUsualDays(queries, clock),
    conclude: config.conclusionModel ? createModelProvider(config.conclusionModel, log) : concludeWithRules,
    shutdown,
    admission,
    ...createProviders(config, database, clock, overrides.paymentProviders),
    originOf,
  }
}

/** The objects of the site and the search for them: those that were loaded, in the demo beside its invented ones. */
async function createRegister(
  config: ServerConfig,
  database: Database,
  queries: Queries,
  stack: AsyncDisposableStack,
): Promise<
  Pick<AppContext, 'register' | 'objectSearch'> & { listRegionNames?: () => Promise<readonly string[]> }
> {
  if (config.demo) {
    const loaded = openRegister([database.runRawSql])
    const index = withLoadedIndex(createObjectIndex(config, queries), loaded.index, loaded.register)
    stack.defer(() => index.close())
    const listByIds = listBothByIds((ids) => queries.demoObjects.listByIds(ids), loaded.register)
    return {
      register: withLoaded(createDemoRegister(database), loaded.register),
      objectSearch: createObjectSearch(index, listByIds),
    }
  }
  const databases = [database]
  for (const databaseUrl of config.registerShards ?? []) {
    const shard = await openDatabase({ databaseUrl })
    stack.defer(() => shard.close())
    databases.push(shard)
  }
  const { register, index, listRegionNames } = openRegister(databases.map(({ runRawSql }) => runRawSql))
  return { register, objectSearch: createObjectSearch(index, register.listByIds), listRegionNames }
}

function createSuggestions(
  config: ServerConfig,
  log: AppContext['log'],
  objectSearch: ObjectSearch,
  queries: Queries,
  listRegionNames: (() => Promise<readonly string[]>) | undefined,
): Suggestions {
  if (config.suggestProvider) return createProviderSuggestions(config.suggestProvider, log)
  return createOwnSuggestions(objectSearch, queries, listRegionNames)
}

function createMailer({ smtpUrl, mailReturnPath, dataDir }: ServerConfig): Mailer {
  if (smtpUrl) return createSmtpMailer(smtpUrl, mailReturnPath)
  return dataDir ? createOutboxMailer(join(dataDir, 'outbox')) : createMemoryMailer()
}
