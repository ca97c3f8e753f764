import type { Page } from '@playwright/test'
import { isWholeSize } from '../test-size.ts'

/** How much slower than here the processor of an old phone is. */
const SLOW_PROCESSOR = 6

/** How late the files of the app come, seconds: an ordinary run tries one, `npm run test:all` the others. */
export const DELAYS = isWholeSize ? [0, 5, 20] : [1]

/** What a page waits for at most until all levels of late files are there, milliseconds. */
export const untilAllCame = (seconds: number): { timeout: number } => ({ timeout: 60_000 + 5000 * seconds })

/** From now on each file of the app comes so much later, and a whole run has the processor of an old phone. */
export async function delayFiles(page: Page, seconds: number): Promise<void> {
  if (seconds > 0)
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      // The page may be gone by then.
      await route.continue().catch(() => undefined)
    })
  if (!isWholeSize) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR })
}

/** Opens a page and comes back as soon as its HTML arrives, long before the app runs. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
}
