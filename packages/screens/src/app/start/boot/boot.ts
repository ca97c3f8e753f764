import { callEarly } from './call-early.ts'
import { followBack } from './follow-back.ts'
import { leaveOutEmpty } from './leave-out-empty.ts'
import { layOutAll, layOutNear, layOutRest } from './lay-out-rest.ts'
import { landedKey } from '../../../runtime/storage/storage-keys.ts'
import { writeStored } from '../../../runtime/storage/write-stored.ts'
import { APP_TAKES_OVER } from '../app-events.ts'
import { keepTyped } from './keep-typed.ts'
import { openNumber } from './open-number.ts'
import { replayPresses } from './replay-presses.ts'

/*
 * The only script of a server-rendered page until the first interaction, inline in its head: it listens before the page
 * is painted. The app's files are prefetched after the page
 * has loaded, and run on the first interaction; on load if the page was drawn with data that may depend on the user, or
 * shows what this browser keeps; at once for a frame, for a signed-in user, or for a query in the URL that only the app understands.
 */
const IS_SIGNED_IN = /(?:^|; )jwt=([^;]+)/
const NEEDS_APP =
  /[?&](query|jwt_token|auth|regorder|step|fullName|product|area|partner_id|utm_\w+|id|affiliate_\w+)=/
/** Values of a link that say who brought the visitor. */
const LANDED = /[?&](partner_id|utm_\w+|affiliate_\w+)=/
const INPUTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

const { app, scripts, calls, start: startsOn, kept } = document.currentScript?.dataset ?? {}

let isStarted = false
let isRun = false
/** Another page is on its way: what would run now would only hold it up. */
let isLeaving = false

function start(): void {
  isLeaving = false
  if (isStarted) {
    run()
    return
  }
  isStarted = true
  for (const style of document.querySelectorAll<HTMLElement>('style[data-of]')) claimStyle(style)
  void preload('high').then(run)
}

function run(): void {
  if (isLeaving || isRun || !app) return
  isRun = true
  void import(/* @vite-ignore */ app)
}

/**
 * The styles of the page are inlined. A disabled link is never fetched and tells the app's loader that they are there;
 * it is added by script, because the browser's preload scanner would fetch one in the HTML. A link whose style is
 * inlined only in part is fetched when another page needs the rest (`complete-styles.ts`).
 */
function claimStyle(style: HTMLElement): void {
  const { of = '', part } = style.dataset
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('disabled', '')
  link.href = of
  if (part !== undefined) link.dataset['part'] = part
  style.after(link)
}

/**
 * A touch starts the app; what asks the person something waits for it (`use-touched.ts`), also when the app runs already
 * and does not listen yet.
 */
function touch(): void {
  document.documentElement.dataset['touched'] = ''
  start()
  if (isRun) for (const name of INPUTS) removeEventListener(name, touch)
}

/** Once the page has loaded, the files come as the least urgent ones; who saves data has them at the first touch. */
function prefetch(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (startsOn === 'load' || isKept()) start()
  else if (!isStarted && !connection?.saveData) void preload('low')
}

/** Whether the page shows something that this browser keeps, and it keeps it. */
function isKept(): boolean {
  try {
    return kept !== undefined && localStorage.getItem(kept) !== null
  } catch {
    // A browser that keeps nothing.
    return false
  }
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

function whenLoaded(act: () => unknown): void {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

/**
 * Stored at once: a visitor who leaves the page before the app runs has still come by this link. The app reads it
 * (`remember-visit.ts`).
 */
function rememberLanding(): void {
  if (!LANDED.test(location.search)) return
  writeStored<unknown>(landedKey, { search: location.search, at: Date.now() })
}

for (const name of INPUTS) addEventListener(name, touch, { passive: true })
addEventListener('beforeunload', () => (isLeaving = true))
addEventListener('pageshow', ({ persisted }) => persisted && isStarted && start())
replayPresses()
followBack()
keepTyped(start)
addEventListener('submit', openNumber)
addEventListener('formdata', leaveOutEmpty)
addEventListener(
  APP_TAKES_OVER,
  () => {
    removeEventListener('submit', openNumber)
    removeEventListener('formdata', leaveOutEmpty)
  },
  { once: true },
)
rememberLanding()

const token = IS_SIGNED_IN.exec(document.cookie)?.[1]
// An email's link signs in first; its page is then asked for as that person.
if (calls && !/[?&](jwt_token|id)=/.test(location.search)) callEarly(calls, token)
const startsNow = startsOn === 'now' || NEEDS_APP.test(location.search) || token !== undefined
// The styles that the app finds follow this script.
document.addEventListener('DOMContentLoaded', () => (startsNow ? start() : whenLoaded(prefetch)))
// What is not laid out takes no focus either.
for (const name of ['scroll', 'keydown']) addEventListener(name, layOutNear, { once: true, passive: true })
if (location.hash) layOutAll()
else whenLoaded(layOutRest)
