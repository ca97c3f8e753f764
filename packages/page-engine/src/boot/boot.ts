import { APP_TAKES_OVER } from '../shared/app-events.ts'
import { callEarly } from './call-early.ts'
import { claimStyles } from './claim-styles.ts'
import { followBack } from './follow-back.ts'
import { keepTyped } from './keep-typed.ts'
import { layOutAll, layOutNear, layOutRest } from './lay-out-rest.ts'
import { leaveOutEmpty } from './leave-out-empty.ts'
import { replayPresses } from './replay-presses.ts'

export interface BootOptions {
  /** The token of a signed-in user, first group of what is found in the cookies: with one the app starts at once. */
  readonly token?: RegExp
  /** Queries of addresses that the app alone understands: it starts at once. */
  readonly needsApp?: RegExp
  /** Queries of addresses that sign in first: the page's calls are left to the app. */
  readonly signsIn?: RegExp
  /** Key in the tab's storage of what was typed at an address. */
  readonly typedKey?: (url: string) => string
  /** Receives each form that is sent before the app takes over. */
  readonly onSubmit?: (event: SubmitEvent) => void
}

const INPUTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/**
 * Starts the only script of a server-rendered page until the first touch, inline in its head: it listens before the page
 * is painted. The app's files are prefetched after the page has loaded, and run at the first touch; on load if the page
 * was rendered with data that may depend on the user, or shows what this browser keeps; at once for a frame, for a
 * signed-in user, or for a query that only the app understands. To be called once, while the script runs.
 */
export function startBoot(options: BootOptions = {}): void {
  const { app, scripts, calls, start: startsOn, kept } = document.currentScript?.dataset ?? {}
  let isStarted = false
  let isRun = false
  /** Another page is on its way: what would run now would only hold it up. */
  let isLeaving = false

  function start(): void {
    isLeaving = false
    if (isStarted) return run()
    isStarted = true
    claimStyles()
    void preload('high').then(run)
  }

  function run(): void {
    if (isLeaving || isRun || !app) return
    isRun = true
    void import(/* @vite-ignore */ app)
  }

  /** What asks the visitor something waits for a touch (`useTouched`), also when the app runs and does not listen yet. */
  function touch(): void {
    document.documentElement.dataset['touched'] = ''
    start()
    if (isRun) for (const name of INPUTS) removeEventListener(name, touch)
  }

  /** Once the page has loaded, the files come as the least urgent ones; who saves data has them at the first touch. */
  function prefetch(): void {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (startsOn === 'load' || isStored(kept)) start()
    else if (!isStarted && !connection?.saveData) void preload('low')
  }

  /**
   * Asks for the files of the app and of the page at once: the browser would learn of them level by level. Done when all
   * have come or failed.
   */
  function preload(priority: 'low' | 'high'): Promise<unknown> {
    const loading = (scripts?.split(' ') ?? []).map((href) => {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.setAttribute('fetchpriority', priority)
      link.href = href
      return new Promise((done) => {
        for (const end of ['load', 'error']) link.addEventListener(end, done)
        document.head.append(link)
      })
    })
    return Promise.all(loading)
  }

  for (const name of INPUTS) addEventListener(name, touch, { passive: true })
  addEventListener('beforeunload', () => (isLeaving = true))
  addEventListener('pageshow', ({ persisted }) => persisted && isStarted && start())
  replayPresses()
  followBack()
  keepTyped(start, options.typedKey)
  const { token: inCookies, needsApp, signsIn, onSubmit } = options
  if (onSubmit) untilTakenOver('submit', onSubmit)
  untilTakenOver('formdata', leaveOutEmpty)

  const { search } = location
  const token = inCookies?.exec(document.cookie)?.[1]
  if (calls && !signsIn?.test(search)) callEarly(calls, token)
  const startsNow = startsOn === 'now' || needsApp?.test(search) === true || token !== undefined
  // The styles that the app finds follow this script.
  document.addEventListener('DOMContentLoaded', () => (startsNow ? start() : whenLoaded(prefetch)))
  // What is not laid out takes no focus either.
  for (const name of ['scroll', 'keydown']) addEventListener(name, layOutNear, { once: true, passive: true })
  if (location.hash) layOutAll()
  else whenLoaded(layOutRest)
}

/** Whether this browser keeps something under the key. */
function isStored(key: string | undefined): boolean {
  try {
    return key !== undefined && localStorage.getItem(key) !== null
  } catch {
    // A browser that keeps nothing.
    return false
  }
}

function whenLoaded(act: () => unknown): void {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

function untilTakenOver<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  addEventListener(name, listener)
  addEventListener(APP_TAKES_OVER, () => removeEventListener(name, listener), { once: true })
}
