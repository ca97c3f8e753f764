/**
 * The only script of a server-rendered page until the first interaction. The app's files are prefetched after the page
 * has loaded, and run on the first interaction; on load if the page was drawn with data that may depend on the user; at
 * once for a frame, for a signed-in user, or for a query in the URL that only the app understands.
 */
const IS_SIGNED_IN = /(?:^|; )jwt=([^;]+)/
const NEEDS_APP = /[?&](query|jwt_token|auth|regorder|step|fullName|partner_id|utm_\w+|id|affiliate_\w+)=/
/** Values of a link that say who brought the visitor. */
const LANDED = /[?&](partner_id|utm_\w+|affiliate_\w+)=/
const INPUTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

const {
  app,
  scripts,
  calls,
  start: startsOn,
} = document.querySelector<HTMLElement>('[data-app]')?.dataset ?? {}

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

for (const name of INPUTS) addEventListener(name, touch, { passive: true })
addEventListener('beforeunload', () => (isLeaving = true))
addEventListener('pageshow', ({ persisted }) => persisted && isStarted && start())

/**
 * Replays the last press on a button that has no listener yet, because the first press on a page is the one that starts
 * its script. Links and forms with a URL work by themselves. The names of the two events are repeated in
 * `start-app.tsx`: a shared module would make this one load the app.
 */
let pressed: HTMLButtonElement | undefined
const remember = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button || button.disabled || button.form?.hasAttribute('action')) return
  showPressed(false)
  pressed = button
  words = button.textContent
  place = likeButtons(words).indexOf(button)
  showPressed(true)
}
/**
 * The app may draw the page again: the pressed button is then the one with the same words at the same place, or the
 * first that begins with them: «Оплатить» has its sum when the prices are there.
 */
let words = ''
let place = 0
const buttons = () => [...document.querySelectorAll('button')]
const likeButtons = (text: string) => buttons().filter((button) => button.textContent === text)
const buttonOfPress = () =>
  likeButtons(words)[place] ?? buttons().find(({ textContent }) => words && textContent.startsWith(words))
/** How long a press waits for its button; later, nobody expects it to do anything. */
const LONGEST_PRESS_MS = 5000
function replay(): boolean {
  const button = pressed?.isConnected ? pressed : buttonOfPress()
  if (!button || button.disabled) return false
  button.click()
  return true
}
/** The press is shown at once, and until it has been replayed. */
const showPressed = (isPressed: boolean) => pressed?.toggleAttribute('data-pressed', isPressed)
addEventListener('click', remember, { capture: true })

/** A number that is written in full names its page: the server need not be asked where it leads. */
const FULL_NUMBER = /^\s*(\d{2}:\d{2}:\d{6,7}:\d+)\s*$/
const openNumber = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement
  // A form of text fields alone; what else it sends goes along, as it would with a search (NAV-21).
  const rest = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  const [, number] = FULL_NUMBER.exec(rest.get('query') ?? '') ?? []
  if (form.getAttribute('role') !== 'search' || number === undefined) return
  event.preventDefault()
  rest.delete('query')
  location.assign(`/object/${number}/${String(rest) && `?${rest}`}`)
}
addEventListener('submit', openNumber)
/** While React takes the page over it holds back a press that it cannot answer yet; one that comes through was answered. */
const forget = ({ target }: Event) => {
  if (!(target instanceof Element) || target.closest('button') !== pressed) return
  showPressed(false)
  pressed = undefined
}
addEventListener(
  'app:takes-over',
  () => {
    addEventListener('click', forget)
    removeEventListener('submit', openNumber)
  },
  { once: true },
)
addEventListener(
  'app:ready',
  () => {
    removeEventListener('click', remember, { capture: true })
    removeEventListener('click', forget)
    showPressed(false)
    if (!pressed || replay()) return
    // The page has not its data yet: the button comes with them.
    const coming = new MutationObserver(() => replay() && coming.disconnect())
    coming.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    setTimeout(() => coming.disconnect(), LONGEST_PRESS_MS)
  },
  { once: true },
)

/** Once the page has loaded, the files come as the least urgent ones; who saves data has them at the first touch. */
function prefetch(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (startsOn === 'load') start()
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

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Begins what a frame will ask for; the app takes the answers (`early-calls.ts`). */
function callEarly(): void {
  const part = location.pathname.split('/').at(-2) ?? ''
  const token = IS_SIGNED_IN.exec(document.cookie)?.[1]
  const authorization = token === undefined ? null : `Bearer ${decodeURIComponent(token)}`
  // A URL that cannot be a report's causes no call.
  const possible = (calls?.split(' ') ?? []).filter((call) => !call.includes('{id}') || ID.test(part))
  const begun = possible.map((call) => {
    const url = call.replace(/{(?:id|key)}/, encodeURIComponent(decodeURIComponent(part)))
    const answer = fetch(url, {
      headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
    })
    answer.catch(() => undefined)
    return [decodeURIComponent(url), { authorization, answer }] as const
  })
  Object.assign(globalThis, { earlyCalls: new Map(begun) })
}

/**
 * Stored at once: a visitor who leaves the page before the app runs has still come by this link. The app reads it
 * (`remember-visit.ts`).
 */
if (LANDED.test(location.search)) {
  try {
    const landed = JSON.stringify({ search: location.search, at: Date.now() })
    localStorage.setItem('landed', landed)
    sessionStorage.setItem('landed', landed)
  } catch {
    // A browser that keeps nothing.
  }
}

// An email's link signs in first; its page is then asked for as that person.
if (calls && !/[?&](jwt_token|id)=/.test(location.search)) callEarly()
if (startsOn === 'now' || NEEDS_APP.test(location.search) || IS_SIGNED_IN.test(document.cookie)) start()
else if (document.readyState === 'complete') prefetch()
else addEventListener('load', prefetch, { once: true })
