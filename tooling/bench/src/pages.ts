import { parseArgs } from 'node:util'
import { startDevServer } from '@proverka/dev-env'
import { chromium, type Browser, type Page } from 'playwright'
import { compareWithStatic, fetchOf } from './pages/static-peer.ts'
import { median } from './pages/median.ts'
import { openSlowPage } from './pages/slow-phone.ts'
import { watchRequests } from './pages/watch-requests.ts'

/**
 * Each kind of page on a slow phone (CPU four times slower, slow 4G): opened cold, and by a press on the page before it;
 * and what a drawn page costs the server beside a file of the same size.
 * Prints the median of some runs, in milliseconds; figures of one machine are for comparing pages and versions.
 *
 * Run: `pnpm --filter @proverka/bench pages`
 */

const FLAT = '00:14:0203005:1047'
const LONGEST_MS = 60_000

interface Way {
  readonly from: string
  readonly press: (page: Page) => Promise<void>
  readonly heading: RegExp
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const server = await startDevServer()
const realty = server.originOf('realty')
const fiz = server.originOf('fiz-pro')
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const COLD: Readonly<Record<string, string>> = {
  'home, realty': `${realty}/`,
  'home, people': `${fiz}/`,
  object: `${realty}/object/${FLAT}/`,
  checkout: `${realty}/objectCheckout/${FLAT}/`,
  'check of a person': `${fiz}/check-person/`,
  'landing page': `${fiz}/proverka-fssp/`,
  'search without a script': `${realty}/search/?query=${encodeURIComponent('Полевая 3, кв 1')}`,
  'report, as a guest': `${realty}/report/00000000-0000-4000-8000-000000000000/`,
}

const WAYS: Readonly<Record<string, Way>> = {
  'search to object, before the script': {
    from: `${realty}/`,
    press: async (page) => {
      await page.getByRole('combobox').first().fill(FLAT)
      await page.getByRole('button', { name: 'Найти' }).first().click({ noWaitAfter: true })
    },
    heading: new RegExp(FLAT),
  },
  'search to object, fetched ahead': {
    from: `${realty}/`,
    press: async (page) => {
      await page.getByRole('combobox').first().fill(FLAT)
      await page.waitForFunction(() => document.body.dataset['page'] === 'index')
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Найти' }).first().click({ noWaitAfter: true })
    },
    heading: new RegExp(FLAT),
  },
  'object to checkout': {
    from: `${realty}/object/${FLAT}/`,
    press: async (page) => {
      await page.waitForFunction(() => document.body.dataset['page'] !== undefined)
      await page.waitForLoadState('networkidle')
      await page.getByRole('checkbox').first().check()
      await page
        .getByRole('link', { name: /^Оформить/ })
        .first()
        .click({ noWaitAfter: true })
    },
    heading: /Оформление заказа/,
  },
}

try {
  // The first visitor of a server pays for the drawing; kept pages are what is measured.
  for (const url of Object.values(COLD)) await fetchOf(url)
  console.table(await compareWithStatic(realty))
  const cold: Record<string, object> = {}
  for (const [name, url] of Object.entries(COLD)) {
    const runs = await repeat(() => openCold(browser, url))
    cold[name] = {
      'LCP, ms': Math.round(median(runs.map(({ lcp }) => lcp))),
      'heading, ms': Math.round(median(runs.map(({ heading }) => heading))),
      requests: median(runs.map(({ requests }) => requests)),
      levels: median(runs.map(({ levels }) => levels)),
    }
  }
  console.table(cold)
  const pressed: Record<string, object> = {}
  for (const [name, way] of Object.entries(WAYS)) {
    const runs = await repeat(() => press(browser, way))
    pressed[name] = { 'press to heading, ms': Math.round(median(runs)) }
  }
  console.table(pressed)
} finally {
  await browser.close()
  await server.stop()
}

async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let left = Number(values.runs); left > 0; left--) results.push(await run())
  return results
}

/** Requests are those until the first heading: its files and what they ask for in turn. */
async function openCold(from: Browser, url: string) {
  const { context, page, devtools } = await openSlowPage(from)
  const asked = watchRequests(devtools)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(window, { lcp: startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const before = Date.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: LONGEST_MS })
  const heading = Date.now() - before
  const { requests, levels } = asked()
  await page.waitForLoadState('networkidle')
  const lcp = await page.evaluate(() => (window as unknown as { lcp: number }).lcp)
  await context.close()
  return { lcp, heading, requests, levels }
}

async function press(from: Browser, way: Way): Promise<number> {
  const { context, page } = await openSlowPage(from)
  await page.goto(way.from, { waitUntil: 'load' })
  let pressedAt = 0
  await page.exposeFunction('pressedNow', () => (pressedAt = Date.now()))
  await page.evaluate(() =>
    addEventListener('click', () => (window as unknown as { pressedNow: () => void }).pressedNow(), {
      capture: true,
    }),
  )
  await way.press(page)
  await page.getByRole('heading', { level: 1, name: way.heading }).waitFor({ timeout: LONGEST_MS })
  const took = Date.now() - pressedAt
  await context.close()
  return took
}
