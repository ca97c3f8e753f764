import { focusManager, type Query, type QueryClient } from '@tanstack/react-query'

/** Time without user input after which a page is idle, in milliseconds. */
const IDLE_AFTER_MS = 300_000
/** How often an idle page asks, in place of the intervals of its queries. */
const IDLE_POLL_MS = 30_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Slows polling down on a page without user input, and refetches at once on the next input. Hidden pages do not poll at
 * all: that is the library's default.
 */
export function slowPollingWhenIdle(client: QueryClient): void {
  let idlePoll: ReturnType<typeof setInterval> | undefined
  let untilIdle: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    if (!document.hidden) void client.refetchQueries({ type: 'active', predicate: isPolled })
  }
  const rest = () => {
    focusManager.setFocused(false)
    idlePoll = setInterval(ask, IDLE_POLL_MS)
  }
  const wake = () => {
    clearTimeout(untilIdle)
    untilIdle = setTimeout(rest, IDLE_AFTER_MS)
    if (idlePoll === undefined) return
    clearInterval(idlePoll)
    idlePoll = undefined
    // Whether it may ask is again for the tab to say.
    focusManager.setFocused(undefined)
    ask()
  }
  for (const touch of TOUCHES) addEventListener(touch, wake, { passive: true })
  wake()
}

/** Whether one of those who show the query has it asked again now. */
function isPolled(query: Query): boolean {
  return query.observers.some(({ options: { refetchInterval } }) => {
    const interval = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
    return typeof interval === 'number'
  })
}
