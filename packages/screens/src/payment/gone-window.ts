/** Where the router keeps a page's place; another field of the same entry. */
interface HeldEntry {
  readonly held?: string
}

/** The windows that stand above this page, by the id of their step. */
export const standingWindows = new Set<string>()

/** Longer than a busy page takes for a step: a second one in vain would leave the page itself. */
const STEP_WAIT_MS = 1000
/** More steps than a bank's pages make inside a window. */
const MOST_STEPS = 6

/**
 * The step of a window outlives it: after a reload, or with Forward, the browser stands on a step that shows nothing but
 * the page below, and the first press on Back would seem to do nothing. Such a step is left at once.
 */
export function leaveGoneWindows(): void {
  addEventListener('popstate', () => leaveGoneWindow())
  leaveGoneWindow()
}

/** One step back while the entry is that of a window which is gone. */
export function leaveGoneWindow(left = MOST_STEPS): void {
  if (!isGone() || left === 0) return
  history.back()
  // A step of a page inside the window fires no `popstate` here and stays on the entry.
  const next = setTimeout(() => leaveGoneWindow(left - 1), STEP_WAIT_MS)
  addEventListener('popstate', () => clearTimeout(next), { once: true })
}

function isGone(): boolean {
  const { held } = entryNow()
  return held !== undefined && !standingWindows.has(held)
}

export function entryNow(): HeldEntry & Record<string, unknown> {
  const entry: unknown = history.state
  return typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {}
}
