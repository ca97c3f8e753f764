import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { startDevServer } from '@proverka/dev-env'
import { launchBrowser } from './pages/launch-browser.ts'
import { median } from './pages/median.ts'
import { openSlowPage, SLOW_4G } from './pages/slow-phone.ts'

/**
 * Loading figures of both home pages on a slow phone: CPU four times slower, slow 4G, 412 x 823. Prints the median of
 * some runs; figures of one machine are for comparing pages and versions, not for a test to assert.
 *
 * Run: `pnpm --filter @proverka/bench vitals`
 */

const SETTLE_MS = 3000

interface Figures {
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  readonly requests: number
  readonly kilobytes: number
  /** Script after the first input, when the whole app is there. */
  readonly scriptKilobytes: number
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })

const server = await startDevServer()
const browser = await launchBrowser()
try {
  const pages = ['realty', 'fiz-pro'].map((key) => `${server.originOf(key)}/`)
  const results = new Map<string, Figures[]>(pages.map((page) => [page, []]))
  for (let run = 0; run < Number(values.runs); run++) {
    for (const page of pages) results.get(page)?.push(await measure(browser, page))
  }
  console.table(
    Object.fromEntries(
      [...results].map(([page, runs]) => [
        page,
        {
          'LCP, ms': Math.round(median(runs.map(({ lcp }) => lcp))),
          'TBT, ms': Math.round(median(runs.map(({ tbt }) => tbt))),
          CLS: median(runs.map(({ cls }) => cls)).toFixed(4),
          requests: median(runs.map(({ requests }) => requests)),
          'all before input, KB': median(runs.map(({ kilobytes }) => kilobytes)).toFixed(1),
          'script in all, KB': median(runs.map(({ scriptKilobytes }) => scriptKilobytes)).toFixed(1),
        },
      ]),
    ),
  )
} finally {
  await browser.close()
  await server.stop()
}

async function measure(from: Browser, url: string): Promise<Figures> {
  const { context, page, devtools } = await openSlowPage(from)
  let bytes = 0
  let scriptBytes = 0
  let requests = 0
  const scripts = new Set<string>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    requests++
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const { lcp, cls, tbt } = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  const first = { requests, kilobytes: bytes / 1024 }
  // The network and the CPU back to full: only the weight of the whole app is of interest from here on.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.send('Network.emulateNetworkConditions', { ...SLOW_4G, latency: 0, downloadThroughput: -1 })
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS / 2)
  await context.close()
  return { lcp, cls, tbt, ...first, scriptKilobytes: scriptBytes / 1024 }
}

interface Vitals {
  lcp: number
  cls: number
  /** Blocking time of long tasks after the first contentful paint, as the metric is defined. */
  tbt: number
}

/** Runs in the page before anything else of it. */
function observe(): void {
  const vitals: Vitals = { lcp: 0, cls: 0, tbt: 0 }
  const LONG_TASK_MS = 50
  Object.assign(window, { vitals })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) vitals.cls += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    for (const entry of list.getEntries()) {
      // Before the first picture there is nothing to touch.
      if (!painted || entry.startTime < painted.startTime) continue
      vitals.tbt += Math.max(0, entry.duration - LONG_TASK_MS)
    }
  }).observe({ type: 'longtask', buffered: true })
}
