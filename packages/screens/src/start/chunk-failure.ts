const RELOADED_KEY = 'chunkReloaded'

/**
 * A part of the app that cannot be fetched any more belongs to an older release: the page reloads once (NAV-14). A
 * second failure within the tab is a real one and goes to the error page.
 */
export function reloadOnChunkFailure(): void {
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(RELOADED_KEY) === location.pathname) return
    sessionStorage.setItem(RELOADED_KEY, location.pathname)
    event.preventDefault()
    location.reload()
  })
}
