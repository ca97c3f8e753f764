import type { Browser, Page } from 'playwright'
import type { Cookie } from './cold.ts'
import { openSlowPage } from './slow-phone.ts'

const LONGEST_MS = 60_000
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

/** Milliseconds from a press to the heading of the next page. */
export async function press(
  browser: Browser,
  { from, cookies = [], press: lead, heading }: Way,
): Promise<number> {
  const { context, page } = await openSlowPage(browser)
  try {
    await context.addCookies([...cookies])
    await page.goto(from, { waitUntil: 'load' })
    let pressedAt = 0
    await page.exposeFunction('pressedNow', () => (pressedAt = Date.now()))
    await page.evaluate(() =>
      addEventListener('click', () => (window as unknown as { pressedNow: () => void }).pressedNow(), {
        capture: true,
      }),
    )
    await lead(page)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: LONGEST_MS })
    return Date.now() - pressedAt
  } finally {
    await context.close()
  }
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
