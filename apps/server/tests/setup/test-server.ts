import type { SiteKey } from '@proverka/domain/sites'
import { type ServerConfig } from '../../src/platform/config/server-config.ts'
import { NO_LIMITS } from '../../src/platform/config/limits.ts'
import { DEVELOPMENT_SITES } from '../../src/platform/config/sites.ts'
import { createMemoryMailer } from '../../src/adapters/mail/mailer.ts'
import { createLogger } from '../../src/platform/observability/logger.ts'
import { createDocumentPool } from '../../src/documents/create-documents.ts'
import { startServer, type Overrides } from '../../src/commands/serve/start-server.ts'
import { copyDatabase, type DatabaseCopy } from './copy-database.ts'
import { hostFetch, type HostRequest } from '@proverka/test-support/host-fetch'
import { until } from '@proverka/test-support/until'
import { createVisitor } from '@proverka/test-support/visitor'

export { until } from '@proverka/test-support/until'
export type { Visitor } from '@proverka/test-support/visitor'

/** A call that waits for others, each of them slow, is no failure. */
const BUSY_MACHINE = 10

const { loopDelayMs, statementMs } = NO_LIMITS

/** One for all files of a worker: a thread reads the fonts and the typesetter once, not for each server again. */
const documentPool = createDocumentPool(createLogger('silent'))

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Starts the product on a fresh copy of the prepared database, or at a place, with emails kept in memory. */
export async function startTestServer(
  config: Partial<ServerConfig> = {},
  overrides: Pick<Overrides, 'clock' | 'logDestination' | 'mailer' | 'paymentProviders'> = {},
  place?: DatabaseCopy,
) {
  const location = place ?? (await copyDatabase())
  const mailer = createMemoryMailer()
  const server = await startServer(
    {
      port: 0,
      host: '127.0.0.1',
      production: false,
      demo: true,
      sites: DEVELOPMENT_SITES,
      behindProxy: false,
      logLevel: 'silent',
      demoDelayMs: 0,
      databaseUrl: location.databaseUrl,
      timeLimitFactor: BUSY_MACHINE,
      // What waits for minutes or for a second person is tried where that is the point.
      staff: { undoMinutes: 0, secondSignatureRoubles: 1_000_000 },
      ...config,
      // A machine that is busy with other tests refuses nobody, unless that is what is tested.
      limits: config.limits ? { loopDelayMs, statementMs, ...config.limits } : NO_LIMITS,
    },
    {
      mailer,
      documentPool,
      noticeMs: 0,
      ...overrides,
      ...(location.snapshot && { snapshot: location.snapshot }),
    },
  )
  return {
    ...server,
    emails: mailer.emails,
    visit: (site: SiteKey = 'realty') => createVisitor(() => server.port, site),
    get: (path: string, host = 'realty.localhost', headers: Record<string, string> = {}) =>
      hostFetch(server.port, `${host}:${server.port}`, path, { headers }),
    /** Any request, as raw as an attacker can make it. */
    send: (path: string, options: HostRequest = {}, host = 'realty.localhost') =>
      hostFetch(server.port, `${host}:${server.port}`, path, options),
    /** Straight to the database, past every rule of the product. */
    sql: async (text: string, values: unknown[] = []) =>
      (await server.context.database.runRawSql(text, values)).rows as Record<string, unknown>[],
    /** The email to an address, when it is out. */
    emailTo: (address: string, subject: string | RegExp) =>
      until(`an email «${subject}» to ${address}`, async () =>
        [...mailer.emails.values()].findLast(
          (message) =>
            message.to === address &&
            (typeof subject === 'string' ? message.subject === subject : subject.test(message.subject)),
        ),
      ),
    async stop() {
      await server.stop()
      await location.drop()
    },
  }
}
