/**
 * The only script of a prerendered page until somebody needs more: it starts the app on the first touch of the page,
 * at once when somebody is signed in or the address carries a query that only the app understands, and otherwise long
 * after the page has loaded.
 */
const IDLE_AFTER_LOAD_MS = 7000
const IS_SIGNED_IN = /(?:^|; )jwt=/
const NEEDS_APP = /[?&](query|jwt_token|auth|regorder|step|fullName|partner_id|utm_\w+|id|affiliate_\w+)=/
const INPUTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const name of INPUTS) removeEventListener(name, start)
  const { app, styles = '' } = document.querySelector<HTMLElement>('[data-app]')?.dataset ?? {}
  for (const href of styles.split(' ')) claimStyle(href)
  if (app) void import(/* @vite-ignore */ app)
}

/**
 * The styles of the page stand in its file. A disabled link is never fetched and tells the app's loader that they are
 * there; in the file itself the browser's look-ahead would fetch it all the same.
 */
function claimStyle(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('disabled', '')
  link.href = href
  document.head.append(link)
}

for (const name of INPUTS) addEventListener(name, start, { passive: true })

/**
 * The last press on a button that nobody hears yet is pressed again when the app is there: the first press of a page is
 * the very one that starts its script. Links and forms with an address work by themselves. The names of the two events
 * are those of `start-app.tsx`; a module for both would make this one load the app.
 */
let pressed: HTMLButtonElement | undefined
const remember = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button && !button.disabled && !button.form?.hasAttribute('action')) pressed = button
}
addEventListener('click', remember, { capture: true })
addEventListener('app:takes-over', () => removeEventListener('click', remember, { capture: true }), {
  once: true,
})
addEventListener('app:ready', () => pressed?.isConnected && pressed.click(), { once: true })

if (NEEDS_APP.test(location.search) || IS_SIGNED_IN.test(document.cookie)) start()
else if (document.readyState === 'complete') setTimeout(start, IDLE_AFTER_LOAD_MS)
else addEventListener('load', () => setTimeout(start, IDLE_AFTER_LOAD_MS))
