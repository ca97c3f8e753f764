import type { AddressInfo } from 'node:net'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { serveStatic } from '../serve-static.ts'
import { STORYBOOK } from './built-storybook.ts'

interface WorkerFixtures {
  /** Where this worker serves the built Storybook. */
  origin: string
  /** One page for all tests of a worker: what it loaded stays in the cache. */
  shared: { page: Page; troubles: string[] }
}

/**
 * Tests over the built Storybook as any file server would give it. Nothing else on the network answers, and a test
 * fails when a request leaves or a file is missing.
 */
export const test = base.extend<{ kit: Page }, WorkerFixtures>({
  origin: [
    // Playwright reads the names of the fixtures from the pattern, so a fixture that needs none has an empty one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = serveStatic(STORYBOOK)
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser, origin }, use) => {
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        reducedMotion: 'reduce',
      })
      const troubles: string[] = []
      const isOurs = (url: string) => url.startsWith(`${origin}/`)
      await context.route(
        (url) => !isOurs(url.href),
        (route) => route.abort(),
      )
      context.on('request', (request) => {
        if (!isOurs(request.url())) troubles.push(`left the machine: ${request.url()}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
      })
      context.on('requestfailed', (request) => {
        const cause = request.failure()?.errorText ?? ''
        // Leaving a page breaks off what it was loading.
        if (cause !== 'net::ERR_ABORTED') troubles.push(`${cause}: ${request.url()}`)
      })
      await use({ page: await context.newPage(), troubles })
      await context.close()
    },
    { scope: 'worker' },
  ],
  kit: async ({ shared }, use) => {
    shared.troubles.length = 0
    await use(shared.page)
    expect(shared.troubles, 'works from a file server with no network').toEqual([])
  },
})

export { expect }
