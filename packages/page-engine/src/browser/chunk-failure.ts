const RELOADED_KEY = 'chunkReloaded'
/** Longer than the pages of one visit to a fault; the next release may come after it. */
const RELOAD_AGAIN_MS = 600_000

/**
 * A chunk that cannot be fetched any more belongs to an older release: the page reloads once (NAV-14). A second failure
 * of the tab within `RELOAD_AGAIN_MS` is a real one and goes to the error page. Offline, a failure says nothing about a
 * release, and a reload would lose the page.
 */
export function reloadOnChunkFailure(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return
    const now = Date.now()
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)
    if (now - last < RELOAD_AGAIN_MS) return
    sessionStorage.setItem(RELOADED_KEY, String(now))
    event.preventDefault()
    location.reload()
  })
}
