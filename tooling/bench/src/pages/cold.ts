import type { Browser, CDPSession, Page } from 'playwright'
import { openSlowPage } from './slow-phone.ts'
import { watchRequests } from './watch-requests.ts'
import { askUntil } from './within-longest.ts'

/** How long after its last request a page may still paint or shift. */
const SETTLE_MS = 500
const POLL_MS = 100

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
  /**
   * Milliseconds past 50 of each task from the first paint until then, layout and paint included: before it there is
   * nothing to press.
   */
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
    // Nothing else looks into the page: a locator would run a script of its own before the first paint.
    await page.goto(url, { waitUntil: 'load' })
    const heading = await seenAt(page, 'heading')
    // The largest paint is told until the first touch, and a page without data waits for one.
    await page.waitForTimeout(SETTLE_MS)
    const untouched = await page.evaluate(readSeen)
    await page.keyboard.press('Shift')
    const usable = await seenAt(page, 'usable')
    const { requests, levels } = asked((await page.evaluate(() => performance.timeOrigin)) + usable)
    const kilobytes = bytes() / 1024
    await page.waitForTimeout(SETTLE_MS)
    const { cls, blocked } = await page.evaluate(readSeen)
    const { lcp } = untouched
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
  painted: number
  /** Of each long frame: when it began, and how long it blocked. */
  frames: [start: number, blocking: number][]
  /** When it was there, ms from the start. */
  heading?: number
  usable?: number
}

/** Runs in the page. */
function readSeen(): Omit<Seen, 'frames'> & { readonly blocked: number } {
  const { frames, ...seen } = (window as unknown as { seen: Seen }).seen
  const after = frames.filter(([start]) => start >= seen.painted)
  return { ...seen, blocked: after.reduce((sum, [, blocking]) => sum + blocking, 0) }
}

/** Waits for what `observe` tells. */
const seenAt = (page: Page, what: 'heading' | 'usable') =>
  askUntil(async () => (await page.evaluate(readSeen))[what], POLL_MS, `no ${what}`)

/** Runs in the page before anything else of it. */
function observe(): void {
  const seen: Seen = { lcp: 0, cls: 0, painted: 0, frames: [] }
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
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = startTime
  })
  // Long tasks would not do: Chromium tells only of those that ran a script, not of a layout.
  watch('long-animation-frame', (entry) => {
    const frame = entry as PerformanceEntry & { blockingDuration: number }
    seen.frames.push([frame.startTime, frame.blockingDuration])
  })
  new MutationObserver((_, self) => {
    if (!document.querySelector('h1')) return
    self.disconnect()
    // The frame of a change is drawn when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame((at) => (seen.heading = at)))
  }).observe(document, { childList: true, subtree: true })
  const noteUsable = () => (seen.usable ??= performance.now())
  new MutationObserver(() => document.body?.dataset['page'] !== undefined && noteUsable()).observe(document, {
    attributes: true,
    attributeFilter: ['data-page'],
    subtree: true,
  })
  // A page without a script is usable at once.
  addEventListener('keydown', () => {
    if (!document.querySelector('[data-app]')) noteUsable()
  })
}
