import type { CDPSession } from 'playwright'

/**
 * Counts what a page asks for, and in how many levels: the page is the first, what it names itself the second, what that
 * names in turn the third.
 */
export function watchRequests(devtools: CDPSession): () => { requests: number; levels: number } {
  const levelOf = new Map<string, number>()
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url
    levelOf.set(request.url, (by === undefined ? 0 : (levelOf.get(by) ?? 1)) + 1)
  })
  return () => ({ requests: levelOf.size, levels: Math.max(...levelOf.values()) })
}
