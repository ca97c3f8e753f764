import { APP_READY } from '../shared/app-events.ts'

/**
 * After a reload, Back may lead to an entry of the same document: the browser then changes the URL alone, and leaves the
 * page to the app. Until the app listens, the page of the new URL is requested from the server, and an app that is starting
 * receives no event: it would take the HTML for that of another URL (`start-pages.tsx`).
 */
export function followBack(): void {
  const pageUrl = () => location.pathname + location.search
  const rendered = pageUrl()
  const follow = (event: PopStateEvent) => {
    if (pageUrl() === rendered) return
    event.stopImmediatePropagation()
    document.documentElement.dataset['leaving'] = ''
    location.reload()
  }
  addEventListener('popstate', follow, { capture: true })
  addEventListener(APP_READY, () => removeEventListener('popstate', follow, { capture: true }), {
    once: true,
  })
}
