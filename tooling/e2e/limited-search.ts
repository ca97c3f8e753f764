import { DEMO_ACCOUNTS, DEMO_PASSWORD, startDevServer, type DevServer } from '@proverka/dev-env'
import { test as base } from './fixtures.ts'

/** Searches of a guest in a day, as in production. */
export const GUEST_SEARCHES = 20
/** Wrong codes of one person in an hour, as in production. */
export const WRONG_CODES = 10
/** What a second product takes to start: as much as the first one in the configuration. */
const START_MS = 300_000

/** A product with the limits of searches and of codes, for a test whose visitor has a network address of his own. */
export interface LimitedSearch {
  readonly origin: string
  /** Uses all searches of the browser up. */
  readonly exhaust: () => Promise<void>
  /** Gives them back, as support does. */
  readonly lift: () => Promise<void>
}

let addresses = 0

/** `test` with that product; one for all tests of a worker, started when the first of them asks for it. */
export const test = base.extend<{ limited: LimitedSearch }, { server: DevServer }>({
  server: [
    async ({}, use) => {
      const server = await startDevServer({
        behindProxy: true,
        limits: { searchesPerDayGuest: GUEST_SEARCHES, couponsPerHour: WRONG_CODES },
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  limited: async ({ server, page }, use, { project }) => {
    const ip = `10.1.0.${++addresses}`
    const headers = { 'x-forwarded-for': ip }
    const origin = server.originOf(project.name.startsWith('fiz') ? 'fiz-pro' : 'realty')
    // Outside of a browser a name below localhost has no address; an unknown host is this site's, too.
    const api = `http://127.0.0.1:${server.port}/api`
    await page.setExtraHTTPHeaders(headers)
    await use({
      origin,
      async exhaust() {
        // The browser itself is counted: its page asks.
        if (!page.url().startsWith(origin)) await page.goto(origin)
        await page.evaluate(async (times) => {
          const query = encodeURIComponent('Кленовая 14, кв 47')
          for (let count = 0; count < times; count++) await fetch(`/api/search?query=${query}`)
        }, GUEST_SEARCHES)
      },
      async lift() {
        const admin = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('admin'))
        const login = await page.request.post(`${api}/login`, {
          data: { username: admin?.email, password: DEMO_PASSWORD },
          headers,
        })
        const { data } = (await login.json()) as { data: { token: string } }
        await page.request.put(`${api}/reset/search`, {
          data: { ip },
          headers: { ...headers, authorization: `Bearer ${data.token}` },
        })
      },
    })
  },
})
