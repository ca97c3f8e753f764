/** Where the router keeps a page's place; another field of the same entry. */
interface HeldEntry {
  readonly held?: string
}

/** The windows open above this page, by the id of their history entry. */
export const openEntries = new Set<string>()

/** Longer than a busy page takes for a step: a second one in vain would leave the page itself. */
const STEP_WAIT_MS = 1000
/** More steps than a bank's pages make inside a window. */
const MOST_STEPS = 6

let leaving: Promise<void> | undefined

/**
 * The history entry of a window outlives it: after a reload, or with Forward, the browser is at an entry that shows
 * only the page below, and the first press on Back would seem to do nothing. Such an entry is left at once.
 */
export function leaveClosedEntries(): void {
  addEventListener('popstate', () => void leaveClosedEntry())
  void leaveClosedEntry()
}

/**
 * Steps back while the entry is that of a window which is gone; done when the browser has. Calls in between wait for the
 * same steps: one too many would leave the page.
 */
export function leaveClosedEntry(): Promise<void> {
  leaving ??= stepBackWhileGone().finally(() => {
    leaving = undefined
  })
  return leaving
}

async function stepBackWhileGone(): Promise<void> {
  for (let left = MOST_STEPS; left > 0 && isGone(); left -= 1) await stepBack()
}

/**
 * `navigation` steps over pages inside a window and tells when it has; older browsers take one step after another and
 * tell of those of our own page alone.
 */
async function stepBack(): Promise<void> {
  if ('navigation' in globalThis) {
    // There is nothing behind: the page was opened on this step.
    await navigation.back().committed?.catch(() => undefined)
    return
  }
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(giving)
      removeEventListener('popstate', end)
      resolve()
    }
    const giving = setTimeout(end, STEP_WAIT_MS)
    addEventListener('popstate', end)
    history.back()
  })
}

function isGone(): boolean {
  const { held } = entryNow()
  return held !== undefined && !openEntries.has(held)
}

export function entryNow(): HeldEntry & Record<string, unknown> {
  const entry: unknown = history.state
  return typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {}
}
