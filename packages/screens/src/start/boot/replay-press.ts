/*
 * Replays the last press on a button that has no listener yet: the first press on a page is the one that starts its
 * script. Links and forms with a URL work by themselves.
 */

/** Sent by `start-app.tsx`, which repeats the names: a shared module would make the boot module load the app. */
export const APP_TAKES_OVER = 'app:takes-over'
export const APP_READY = 'app:ready'

/** How long a press waits for its button; later, nobody expects it to do anything. */
const LONGEST_PRESS_MS = 5000

interface Press {
  readonly button: HTMLButtonElement
  readonly words: string
  /** Among the buttons of the same words. */
  readonly place: number
}

let press: Press | undefined
let isTakingOver = false

/** Keeps presses until the app hears them itself. */
export function replayPress(): void {
  addEventListener('click', remember, { capture: true })
  addEventListener(APP_TAKES_OVER, () => (isTakingOver = true), { once: true })
  addEventListener(
    APP_READY,
    () => {
      removeEventListener('click', remember, { capture: true })
      if (!press) return
      showPressed(false)
      if (!replay(press)) replayWhenThere(press)
    },
    { once: true },
  )
}

function remember(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || button.disabled || worksByItself(button)) return
  // Its listener may be there before the fields have told the app what was typed: one press, heard once, afterwards.
  if (isTakingOver) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  showPressed(false)
  const words = button.textContent
  press = { button, words, place: buttonsOf(words).indexOf(button) }
  showPressed(true)
}

/** It sends a form to an address, or opens a popup of the browser's own. */
function worksByItself(button: HTMLButtonElement): boolean {
  return button.form?.hasAttribute('action') === true || button.hasAttribute('popovertarget')
}

/** The press is shown at once, and until it has been replayed. */
function showPressed(isPressed: boolean): void {
  press?.button.toggleAttribute('data-pressed', isPressed)
}

function replay(made: Press): boolean {
  const button = made.button.isConnected ? made.button : buttonOf(made)
  if (!button || button.disabled) return false
  button.click()
  return true
}

/** The page has not its data yet: the button comes with them. */
function replayWhenThere(made: Press): void {
  const coming = new MutationObserver(() => replay(made) && coming.disconnect())
  coming.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  setTimeout(() => coming.disconnect(), LONGEST_PRESS_MS)
}

/**
 * The app may draw the page again: the pressed button is then the one with the same words at the same place, or the
 * first that begins with them: «Оплатить» has its sum when the prices are there.
 */
function buttonOf({ words, place }: Press): HTMLButtonElement | undefined {
  return (
    buttonsOf(words)[place] ?? allButtons().find(({ textContent }) => words && textContent.startsWith(words))
  )
}

const allButtons = () => [...document.querySelectorAll('button')]
const buttonsOf = (words: string) => allButtons().filter(({ textContent }) => textContent === words)
