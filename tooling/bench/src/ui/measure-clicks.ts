import type { Browser, BrowserContext, Page } from 'playwright'
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
const PLACE_MS = 1000

/** An answer as slow as this is asked for again: pauses of the machine do not come twice. */
const DOUBTFUL_MS = 50
const MOST_TRIES = 3

/**
 * Presses the first controls of each story, in a page that nothing else was done in, and asks the browser how long the
 * answers took. Of several tries the quickest counts.
 */
export async function measureClicks(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
  slowdown: number,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  for (const { id, title, name } of stories) {
    const address = `${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`
    let quickest = await pressInFreshPage(context, address, slowdown)
    for (let tries = 1; tries < MOST_TRIES && quickest.some(isDoubtful); tries++) {
      const again = await pressInFreshPage(context, address, slowdown)
      quickest = quickest.map((answer, place) => {
        const other = again[place]
        return other && other.handled < answer.handled ? other : answer
      })
    }
    answers.push(...quickest.map((answer) => ({ story: `${title}: ${name}`, ...answer })))
  }
  await context.close()
  return answers
}

const isDoubtful = ({ handled }: Pick<Answer, 'handled'>): boolean => handled >= DOUBTFUL_MS

async function pressInFreshPage(
  context: BrowserContext,
  address: string,
  slowdown: number,
): Promise<Omit<Answer, 'story'>[]> {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await page.addInitScript(observe, LEAST_MS)
    await page.goto(address)
    await page.waitForSelector('.sb-show-main', { timeout: PATIENCE_MS })
    // What lies over the page, as a dialog does, leaves this place empty.
    const isReady = await page.waitForSelector('#storybook-root > *', { timeout: PLACE_MS }).then(
      () => true,
      () => false,
    )
    if (!isReady) return []
    await page.evaluate(dropActions)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await pressControls(page)
  } finally {
    await page.close()
  }
}

async function pressControls(page: Page): Promise<Omit<Answer, 'story'>[]> {
  const controls = page.locator(`#storybook-root :is(${CONTROLS})`).filter({ visible: true })
  const count = Math.min(await controls.count(), MOST_CONTROLS)
  const answers: Omit<Answer, 'story'>[] = []
  for (let i = 0; i < count; i++) {
    // A press may have put away what came after it.
    if (i >= (await controls.count())) break
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
    __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, ...values: unknown[]) => void }
  }
}

/**
 * Keeps Storybook from writing the events of the page down for its list of actions, which takes it several times as long
 * as the part needs to answer.
 */
function dropActions(): void {
  const { ['__STORYBOOK_ADDONS_CHANNEL__']: channel } = window
  if (!channel) return
  const emit = channel.emit.bind(channel)
  channel.emit = (event, ...values) => {
    if (event !== 'storybook/actions/action-event') emit(event, ...values)
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
