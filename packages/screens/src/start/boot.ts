/**
 * The only script of a prerendered page until it is touched: the app's files are fetched ahead when the page has loaded,
 * and run at the first touch; when the page has loaded if the server drew it with data, of which a person may know more; at once when somebody is signed in or the address carries a query that only the app
 * understands.
 */
const IS_SIGNED_IN = /(?:^|; )jwt=/
const NEEDS_APP = /[?&](query|jwt_token|auth|regorder|step|fullName|partner_id|utm_\w+|id|affiliate_\w+)=/
const INPUTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

const {
  app,
  styles,
  scripts,
  start: startsOn,
} = document.querySelector<HTMLElement>('[data-app]')?.dataset ?? {}

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const name of INPUTS) removeEventListener(name, start)
  for (const href of styles?.split(' ') ?? []) claimStyle(href)
  addPreloads('high')
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
  if (!button || button.disabled || button.form?.hasAttribute('action')) return
  showPressed(false)
  pressed = button
  showPressed(true)
}
/** The press is seen at once, and until it is done. */
const showPressed = (isPressed: boolean) => pressed?.toggleAttribute('data-pressed', isPressed)
addEventListener('click', remember, { capture: true })
addEventListener('app:takes-over', () => removeEventListener('click', remember, { capture: true }), {
  once: true,
})
addEventListener(
  'app:ready',
  () => {
    showPressed(false)
    if (pressed?.isConnected) pressed.click()
  },
  { once: true },
)

/** Once the page has loaded, the files come as the least urgent ones; who saves data has them at the first touch. */
function prefetch(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (startsOn === 'load') start()
  else if (!isStarted && !connection?.saveData) addPreloads('low')
}

/** Asks for the files of the app and of the page in one go: the browser would learn of them level by level. */
function addPreloads(priority: 'low' | 'high'): void {
  for (const href of scripts?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.setAttribute('fetchpriority', priority)
    link.href = href
    document.head.append(link)
  }
}

if (NEEDS_APP.test(location.search) || IS_SIGNED_IN.test(document.cookie)) start()
else if (document.readyState === 'complete') prefetch()
else addEventListener('load', prefetch, { once: true })
