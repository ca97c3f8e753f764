import type { Browser, Page } from 'playwright'
import type { Cookie } from './cold.ts'
import { openSlowPage } from './slow-phone.ts'
import { withinLongest } from './within-longest.ts'

/** Longer than a request of a slow phone takes to end. */
const SILENCE_MS = 2500

/** A way from one page to the next. */
export interface Way {
  readonly from: string
  readonly cookies?: readonly Cookie[]
  /** Leads up to the press and presses; what it waits for before is not measured. */
  readonly press: (page: Page) => Promise<void>
  readonly heading: RegExp
}

/** Milliseconds from a press to the frame that has the heading of the next page, by the clock of the page itself. */
export async function press(
  browser: Browser,
  { from, cookies = [], press: lead, heading }: Way,
): Promise<number> {
  const { context, page } = await openSlowPage(browser)
  try {
    await context.addCookies([...cookies])
    let pressedAt = 0
    await page.exposeFunction('tellPressed', (at: number) => (pressedAt = at))
    const seen = Promise.withResolvers<number>()
    await page.exposeFunction('tellHeading', seen.resolve)
    await page.addInitScript(watchPress, heading.source)
    await page.goto(from, { waitUntil: 'load' })
    await lead(page)
    return (await withinLongest(seen.promise, 'no heading')) - pressedAt
  } finally {
    await context.close()
  }
}

interface Tellers {
  readonly tellPressed: (at: number) => void
  readonly tellHeading: (at: number) => void
}

/** Runs in every document of the way: tells when a press began, and when a frame with the heading was drawn after it. */
function watchPress(source: string): void {
  const { tellPressed, tellHeading } = globalThis as unknown as Tellers
  const wanted = new RegExp(source)
  const now = () => performance.timeOrigin + performance.now()
  const hasHeading = () =>
    [...document.querySelectorAll('h1')].some((h1) => wanted.test(h1.textContent) && h1.checkVisibility())
  const watcher = new MutationObserver(() => {
    if (!hasHeading()) return
    watcher.disconnect()
    // The frame of a change is drawn when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame(() => tellHeading(now())))
  })
  watcher.observe(document, { childList: true, subtree: true, characterData: true })
  addEventListener('click', (event) => tellPressed(performance.timeOrigin + event.timeStamp), {
    capture: true,
  })
}

/** The app hears the visitor, and what it fetches ahead has come. */
export async function whenFetchedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body.dataset['page'] !== undefined)
  await whenSilent(page)
}

/** Nothing is asked for any more; Playwright's `networkidle` is over once and for all after the first silence. */
export async function whenSilent(page: Page): Promise<void> {
  const open = new Set<unknown>()
  let changedAt = Date.now()
  const begin = (request: unknown) => (open.add(request), (changedAt = Date.now()))
  const end = (request: unknown) => (open.delete(request), (changedAt = Date.now()))
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  while (open.size > 0 || Date.now() - changedAt < SILENCE_MS) await page.waitForTimeout(50)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}
