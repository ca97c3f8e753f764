import type { Browser, CDPSession } from 'playwright'
import { openSlowPage } from './slow-phone.ts'
import { watchRequests } from './watch-requests.ts'
import { LONGEST_MS } from './within-longest.ts'

/** How long after its last request a page may still paint or shift. */
const SETTLE_MS = 500

/** A page as a browser opens it that was never there. */
export interface Cold {
  readonly lcp: number
  readonly heading: number
  readonly cls: number
  /** Until the app hears the visitor, who touches it as soon as the page has loaded. */
  readonly usable: number
  readonly requests: number
  readonly levels: number
  /** Bytes over the network, until the app hears the visitor. */
  readonly kilobytes: number
  /** Milliseconds of tasks past 50 ms each, until then. */
  readonly blocked: number
  /** The same two before the visitor has touched anything. */
  readonly untouched: { readonly cls: number; readonly blocked: number }
}

/** Opens a page; `cookies` are those of the user whose page it is. */
export async function openCold(
  browser: Browser,
  url: string,
  cookies: readonly Cookie[] = [],
): Promise<Cold> {
  const { context, page, devtools } = await openSlowPage(browser)
  try {
    await context.addCookies([...cookies])
    const asked = watchRequests(devtools)
    const bytes = watchBytes(devtools)
    await page.addInitScript(observe)
    const before = Date.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: LONGEST_MS })
    const heading = Date.now() - before
    await page.waitForLoadState('load')
    // The largest paint is told until the first touch, and a page without data waits for one.
    await page.waitForTimeout(SETTLE_MS)
    const { lcp, ...untouched } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    await page.keyboard.press('Shift')
    // A page without a script is usable at once.
    await page.waitForFunction(
      () => document.body.dataset['page'] !== undefined || document.querySelector('[data-app]') === null,
      undefined,
      { timeout: LONGEST_MS },
    )
    const usable = Date.now() - before
    const { requests, levels } = asked()
    const kilobytes = bytes() / 1024
    await page.waitForTimeout(SETTLE_MS)
    const { cls, blocked } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    return { lcp, heading, cls, usable, requests, levels, kilobytes, blocked, untouched }
  } finally {
    await context.close()
  }
}

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly url: string
}

function watchBytes(devtools: CDPSession): () => number {
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}

interface Seen {
  lcp: number
  cls: number
  blocked: number
}

/** Runs in the page before anything else of it. */
function observe(): void {
  const LONG_TASK_MS = 50
  const seen: Seen = { lcp: 0, cls: 0, blocked: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.cls += shift.value
  })
  watch('longtask', ({ duration }) => {
    seen.blocked += duration - LONG_TASK_MS
  })
}
