import { startDevServer, type DevServer } from '@proverka/dev-env'
import { test as base } from './fixtures.ts'
import { startOtherHost, type OtherHost } from './other-host.ts'
import { startPaymentService, type PaymentService } from './payment-service.ts'

/** The product with services on hosts of others: analytics, and a payment service for all but the main site. */
export interface ServicesOfOthers {
  readonly server: DevServer
  readonly analytics: OtherHost
  readonly payment: PaymentService
}

/** The cookie in which the counter of the analytics keeps its client id. */
export const COUNTER_COOKIE = '_counter_uid'

/** What a second product takes to start: as much as the first one in the configuration. */
const START_MS = 300_000

/** By site: a window of each kind, and one whose script does not come. */
const WINDOWS: Readonly<Record<string, { provider: 'money' | 'card'; script: string }>> = {
  'realty-b2b': { provider: 'money', script: '/money.js' },
  'fiz-pro': { provider: 'card', script: '/card.js' },
  'fiz-ru': { provider: 'card', script: '/gone.js' },
}

/** `test` with a separate server; one for all tests of a worker, started when the first of them asks for it. */
export const test = base.extend<{ services: ServicesOfOthers }, { started: ServicesOfOthers }>({
  started: [
    async ({}, use) => {
      const analytics = await startOtherHost(() => ({ status: 204 }))
      const payment = await startPaymentService()
      const { origin } = payment.host
      const windowOrigins = [payment.windowHost.origin]
      const server = await startDevServer({
        paymentProviders: payment.providers,
        changeSite: (site) => {
          const { provider, script } = WINDOWS[site.key] ?? {}
          return {
            ...site,
            analytics: { url: `${analytics.origin}/collect`, clientIdCookie: COUNTER_COOKIE },
            ...(provider && {
              payment: {
                provider,
                publicKey: `key-of-${site.brand}`,
                scriptUrl: `${origin}${script}`,
                pageUrl: `${origin}/page?token={token}`,
                origins: { frame: windowOrigins, connect: windowOrigins },
              },
            }),
          }
        },
      })
      await use({ server, analytics, payment })
      await server.stop()
      await Promise.all([analytics.stop(), payment.host.stop(), payment.windowHost.stop()])
    },
    { scope: 'worker', timeout: START_MS },
  ],
  services: async ({ started }, use) => {
    started.analytics.received.length = 0
    started.payment.host.received.length = 0
    started.payment.windowHost.received.length = 0
    await use(started)
  },
})
