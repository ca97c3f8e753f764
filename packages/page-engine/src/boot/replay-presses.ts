import { APP_READY, APP_TAKES_OVER } from '../shared/app-events.ts'

/*
 * Replays the presses on buttons that have no listener yet: the first press on a page is the one that starts its script.
 * Links, fields and forms with a URL work by themselves; Enter in a field is a press on the button of its form.
 */

/** How long a press waits for its button, which may come with a file of its own; a later press of the visitor ends it. */
const LONGEST_WAIT_MS = 30_000

/** Buttons that change what is chosen: each of them counts, of all others the last. */
const CHOICE = '[aria-pressed], [aria-checked], [aria-selected]'

interface Press {
  readonly button: HTMLButtonElement
  readonly words: string
  /** Among the buttons of the same words. */
  readonly place: number
}

let presses: readonly Press[] = []
let isTakingOver = false

/** Stores presses until the app listens itself. */
export function replayPresses(): void {
  addEventListener('click', remember, { capture: true })
  addEventListener(APP_TAKES_OVER, () => (isTakingOver = true), { once: true })
  addEventListener(
    APP_READY,
    () => {
      removeEventListener('click', remember, { capture: true })
      const made = presses
      presses = []
      for (const press of made) {
        press.button.removeAttribute('data-pressed')
        if (!replay(press)) replayWhenThere(press)
      }
    },
    { once: true },
  )
}

function remember(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || button.disabled || worksByItself(button)) return
  // Its listener may be there before the app knows what was typed: the press is delivered once, afterwards.
  if (isTakingOver) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const words = button.textContent
  // A second press, by someone who saw nothing happen, is the first one.
  const others = presses.filter((press) => press.button !== button && press.button.matches(CHOICE))
  for (const press of presses) if (!others.includes(press)) press.button.removeAttribute('data-pressed')
  presses = [...others, { button, words, place: buttonsOf(words).indexOf(button) }]
  // Shown at once, and until it has been replayed.
  button.toggleAttribute('data-pressed', true)
}

/** It sends a form to an address, or opens a popup of the browser's own. */
function worksByItself(button: HTMLButtonElement): boolean {
  return button.form?.hasAttribute('action') === true || button.hasAttribute('popovertarget')
}

function replay(press: Press): boolean {
  const button = press.button.isConnected ? press.button : buttonOf(press)
  if (!button || button.disabled) return false
  button.click()
  return true
}

/** The page has not its data or its code yet: the button comes with them. */
function replayWhenThere(press: Press): void {
  const coming = new MutationObserver(() => replay(press) && end())
  coming.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const end = () => {
    coming.disconnect()
    clearTimeout(timer)
    removeEventListener('click', giveUp, { capture: true })
  }
  const giveUp = ({ isTrusted }: Event) => isTrusted && end()
  addEventListener('click', giveUp, { capture: true })
  const timer = setTimeout(end, LONGEST_WAIT_MS)
}

/**
 * The app may render the page again: the pressed button is then the one with the same words at the same place, or the
 * first that begins with them: «Pay» has its sum when the prices are there.
 */
function buttonOf({ words, place }: Press): HTMLButtonElement | undefined {
  return (
    buttonsOf(words)[place] ?? allButtons().find(({ textContent }) => words && textContent.startsWith(words))
  )
}

const allButtons = () => [...document.querySelectorAll('button')]
const buttonsOf = (words: string) => allButtons().filter(({ textContent }) => textContent === words)
