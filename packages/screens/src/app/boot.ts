/**
 * The only script of a prerendered page until somebody needs more: it starts the app on the first touch of the page,
 * at once when the address carries a query that only the app understands, and otherwise long after the page has loaded.
 */
const IDLE_AFTER_LOAD_MS = 7000
const NEEDS_APP = /[?&](query|jwt_token|auth|regorder|step|fullName|partner_id|utm_\w+|id|affiliate_\w+)=/
const INPUTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const name of INPUTS) removeEventListener(name, start)
  const app = document.querySelector<HTMLElement>('[data-app]')?.dataset['app']
  if (app) void import(/* @vite-ignore */ app)
}

for (const name of INPUTS) addEventListener(name, start, { passive: true })

if (NEEDS_APP.test(location.search)) start()
else if (document.readyState === 'complete') setTimeout(start, IDLE_AFTER_LOAD_MS)
else addEventListener('load', () => setTimeout(start, IDLE_AFTER_LOAD_MS))
