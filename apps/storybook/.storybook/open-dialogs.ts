const OPEN_DIALOG = '[aria-modal="true"]:not([data-ending-style])'
/** After this, ms, a dialog that gives way to the one that has just opened is known to be closing. */
const SETTLES = 100

let most = 0

const countOpen = (): number => document.querySelectorAll(OPEN_DIALOG).length

/** Counts the dialogs that are open at the same time while a story shows; the returned function stops. */
export function watchDialogs(): () => void {
  most = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      most = Math.max(most, countOpen())
    }, SETTLES)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/**
 * Fails when a story that designers see has closed a dialog by the end of its play: its title promises a picture that is
 * gone. A play that closes one belongs into a story with the tags `!dev` and `!autodocs`, which only tests run.
 */
export function expectDialogsStay(tags: readonly string[]): void {
  const left = countOpen()
  if (left >= most || !(tags.includes('dev') || tags.includes('autodocs'))) return
  throw new Error(
    `${most - left} of ${most} dialogs are closed after the play: add the tags '!dev', '!autodocs'`,
  )
}
