import type { Browser, Locator } from 'playwright'
import { openSlowPage } from './slow-phone.ts'
import { askUntil, withinLongest } from './within-longest.ts'

/** A control that has not moved for so long rests. */
const REST_MS = 200

/**
 * Milliseconds from the end of a first tap on a control of a prerendered page to the frame that shows it as pressed, by
 * the clock of the page itself. The finger comes as soon as the page listens: its app has not run, and its files are on
 * their way.
 */
export async function firstTap(browser: Browser, url: string, control: string): Promise<number> {
  const { context, page } = await openSlowPage(browser)
  try {
    let liftedAt = 0
    await page.exposeFunction('tellLifted', (at: number) => (liftedAt = at))
    const shown = Promise.withResolvers<number>()
    await page.exposeFunction('tellShown', shown.resolve)
    await page.addInitScript(watchTap)
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    const target = page.locator(control).filter({ visible: true }).first()
    const box = await restingBox(target)
    if (await page.evaluate(() => document.body.dataset['page'] !== undefined))
      throw new Error(`The app of ${url} runs before a touch`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    return (await withinLongest(shown.promise, 'no control shown as pressed')) - liftedAt
  } finally {
    await context.close()
  }
}

/** Where the control is once it has stopped moving: what a scroll brings near is laid out above it. */
function restingBox(target: Locator) {
  let former: number | undefined
  return askUntil(
    async () => {
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      const rests = box?.y === former
      former = box?.y
      return rests && box ? box : undefined
    },
    REST_MS,
    'no control at rest',
  )
}

interface Tellers {
  readonly tellLifted: (at: number) => void
  readonly tellShown: (at: number) => void
}

/** Runs in the page before anything else of it. */
function watchTap(): void {
  const { tellLifted, tellShown } = globalThis as unknown as Tellers
  addEventListener('pointerup', ({ timeStamp }) => tellLifted(performance.timeOrigin + timeStamp), {
    capture: true,
    once: true,
  })
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[data-pressed]')) return
    watcher.disconnect()
    // The frame of a change is drawn when the next one begins.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => tellShown(performance.timeOrigin + performance.now())),
    )
  })
  watcher.observe(document, { attributeFilter: ['data-pressed'], subtree: true })
}
