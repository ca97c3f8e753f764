import type { CDPSession } from 'playwright'

/**
 * Counts what a page asks for up to a moment (ms since the epoch), and in how many levels: the page is the first, what it
 * names itself the second, what that names in turn the third.
 */
export function watchRequests(devtools: CDPSession): (until: number) => { requests: number; levels: number } {
  const asked = new Map<string, { readonly level: number; readonly at: number }>()
  devtools.on('Network.requestWillBeSent', ({ request, initiator, wallTime }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url
    const level = (by === undefined ? 0 : (asked.get(by)?.level ?? 1)) + 1
    asked.set(request.url, { level, at: wallTime * 1000 })
  })
  return (until) => {
    const levels = [...asked.values()].filter(({ at }) => at <= until).map(({ level }) => level)
    return { requests: levels.length, levels: Math.max(...levels) }
  }
}
