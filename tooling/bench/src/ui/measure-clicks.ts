import type { Part } from '@proverka/stories/built-storybook'
import { showBare } from '@proverka/stories/open-story'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'

export interface Answer {
  readonly story: string
  readonly control: string
  /** From the press to the end of what the page does about it. */
  readonly handled: number
  /** From the press to the next picture, as Event Timing tells it: in steps of 8 ms, with the wait for a frame. */
  readonly shown: number
}

type Press = Omit<Answer, 'story'>

const KINDS = 'button, input, select, textarea, summary, [role="tab"], [role="menuitem"], [role="option"]'
/** Those of the story, and those of what it has opened over the page; Storybook's own places stay out. */
const CONTROLS = `body > :not([class^="sb-"]) :is(${KINDS}):not(:disabled)`
/** Of one story; lists repeat their controls. */
const MOST_CONTROLS = 3
/** Event Timing tells nothing below it. */
const LEAST_MS = 16

/** From the arrival of the pointer to the press, and from its press to its release; people take longer. */
const REST_MS = 100
const DOWN_MS = 40

/** An answer as slow as this is asked for again: pauses of the machine do not come twice. */
const DOUBTFUL_MS = 50
const MOST_TRIES = 3

/**
 * Presses the first controls of each story, without its play, and asks the browser how long the answers took. The stories
 * follow each other in one page; of a doubtful one the quickest answer of several fresh pages counts.
 */
export async function measureClicks(
  browser: Browser,
  origin: string,
  parts: readonly Part[],
  slowdown: number,
): Promise<Answer[]> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  const shared = await openPage(context, slowdown)
  const answers: Answer[] = []
  for (const { title, docsId, stories } of parts) {
    if (docsId === undefined) continue
    for (const { id, name } of stories) {
      await shared.show(docsId, id)
      let quickest = await pressControls(shared.page)
      for (let tries = 1; tries < MOST_TRIES && quickest.some(isDoubtful); tries++) {
        const fresh = await openPage(context, slowdown)
        await fresh.show(docsId, id)
        const again = await pressControls(fresh.page)
        await fresh.page.close()
        quickest = quickest.map((answer, place) => {
          const other = again[place]
          return other && other.handled < answer.handled ? other : answer
        })
      }
      answers.push(...quickest.map((answer) => ({ story: `${title}: ${name}`, ...answer })))
    }
  }
  await context.close()
  return answers
}

const isDoubtful = ({ handled }: Press): boolean => handled >= DOUBTFUL_MS

/** A page whose processor is slow while it is pressed, and quick while it changes its story. */
async function openPage(context: BrowserContext, slowdown: number) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.addInitScript(observe, LEAST_MS)
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return {
    page,
    async show(docsId: string, id: string): Promise<void> {
      await slowDown(1)
      await showBare(page, docsId, id)
      await page.evaluate(dropActions)
      await slowDown(slowdown)
    },
  }
}

async function pressControls(page: Page): Promise<Press[]> {
  const controls = page.locator(CONTROLS).filter({ visible: true })
  const count = Math.min(await controls.count(), MOST_CONTROLS)
  const answers: Press[] = []
  for (let i = 0; i < count; i++) {
    // A press may have put away what came after it.
    if (i >= (await controls.count())) break
    const control = controls.nth(i)
    const label = await control.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        (element.closest('label') ?? element).textContent.trim().slice(0, 40),
    )
    const isPressed = await press(page, control).then(
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

/**
 * As a hand does it: the pointer arrives first and rests, and the button stays down for a moment. Without that the press
 * waits for what the page does about the pointer, and its parts for each other.
 */
async function press(page: Page, control: Locator): Promise<void> {
  await control.hover({ timeout: 2000 })
  await page.evaluate(
    (restMs) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          window.slowest = { handled: 0, shown: 0 }
          resolve()
        }, restMs)
      }),
    REST_MS,
  )
  await control.click({ timeout: 2000, delay: DOWN_MS })
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
  if (!channel || 'dropsActions' in channel) return
  Object.assign(channel, { dropsActions: true })
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
