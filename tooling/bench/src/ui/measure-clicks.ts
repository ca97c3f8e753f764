import type { Browser, Page } from 'playwright'
import type { Story } from './read-stories.ts'

export interface Answer {
  readonly story: string
  readonly control: string
  /** From the press to the end of what the page does about it. */
  readonly handled: number
  /** From the press to the next picture, as Event Timing tells it: in steps of 8 ms, with the wait for a frame. */
  readonly shown: number
}

const CONTROLS = 'button:enabled, summary, input[type="checkbox"], input[type="radio"], [role="tab"], select'
/** Of one story; lists repeat their controls. */
const MOST_CONTROLS = 3
/** Event Timing tells nothing below it. */
const LEAST_MS = 16
const PATIENCE_MS = 15_000

/** Presses the first controls of each story, each in a fresh page, and asks the browser how long the answer took. */
export async function measureClicks(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
  slowdown: number,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  for (const { id, title, name } of stories) {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.addInitScript(observe, LEAST_MS)
    await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`)
    const isReady = await page
      .waitForSelector('.sb-show-main #storybook-root > *', { timeout: PATIENCE_MS })
      .then(
        () => true,
        () => false,
      )
    if (isReady) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      for (const answer of await pressControls(page)) {
        answers.push({ story: `${title}: ${name}`, ...answer })
      }
    }
    await page.close()
  }
  await context.close()
  return answers
}

async function pressControls(page: Page): Promise<Omit<Answer, 'story'>[]> {
  const controls = page.locator(`#storybook-root :is(${CONTROLS})`).filter({ visible: true })
  const count = Math.min(await controls.count(), MOST_CONTROLS)
  const answers: Omit<Answer, 'story'>[] = []
  for (let i = 0; i < count; i++) {
    const control = controls.nth(i)
    const label = await control.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        (element.closest('label') ?? element).textContent.trim().slice(0, 40),
    )
    await page.evaluate(() => {
      window.slowest = { handled: 0, shown: 0 }
    })
    const isPressed = await control.click({ timeout: 2000 }).then(
      () => true,
      // Covered by what the press before it opened.
      () => false,
    )
    if (!isPressed) continue
    const times = await page.evaluate(
      () =>
        new Promise<PressTimes>((resolve) => {
          // Entries come after the picture that they measure.
          requestAnimationFrame(() => setTimeout(() => resolve(window.slowest), 100))
        }),
    )
    answers.push({ control: label, ...times })
  }
  return answers
}

type PressTimes = Pick<Answer, 'handled' | 'shown'>

declare global {
  interface Window {
    slowest: PressTimes
  }
}

/** Runs in the page before anything else of it. */
function observe(leastMs: number): void {
  window.slowest = { handled: 0, shown: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!['pointerdown', 'pointerup', 'click'].includes(entry.name)) continue
      const { handled, shown } = window.slowest
      window.slowest = {
        handled: Math.max(handled, Math.round(entry.processingEnd - entry.startTime)),
        shown: Math.max(shown, entry.duration),
      }
    }
  }).observe({ type: 'event', durationThreshold: leastMs, buffered: true } as PerformanceObserverInit)
}
