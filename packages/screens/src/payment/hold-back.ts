import { entryNow, leaveGoneWindow, standingWindows } from './gone-window.ts'

/** A browser goes one step back within a few milliseconds. */
const BACK_WAIT_MS = 400

/**
 * One step of history for a window above the page: Back closes the window, and the page stays. `onBack` is called for
 * that step; the answer takes the step away when the window closes by itself, and is done when the browser has.
 */
export function holdBack(onBack: () => void): () => Promise<void> {
  const id = crypto.randomUUID()
  history.pushState({ ...entryNow(), held: id }, '')
  standingWindows.add(id)
  const onPop = () => {
    if (entryNow().held === id) return
    letGo()
    onBack()
  }
  const letGo = () => {
    standingWindows.delete(id)
    removeEventListener('popstate', onPop)
  }
  addEventListener('popstate', onPop)
  return async () => {
    if (!standingWindows.has(id)) return
    letGo()
    // Superseded by a later navigation: its history entry is on top of ours.
    if (entryNow().held !== id) return
    await new Promise<void>((resolve) => {
      // The step may go back inside the provider's iframe, which fires no `popstate` here: the timeout ends the wait.
      const giving = setTimeout(resolve, BACK_WAIT_MS)
      addEventListener(
        'popstate',
        () => {
          clearTimeout(giving)
          resolve()
        },
        { once: true },
      )
      leaveGoneWindow()
    })
  }
}
