import pThrottle from 'p-throttle'

interface Waiter {
  start: () => void
  isGone: () => boolean
  readonly keepalive: boolean
}

interface Waiting {
  readonly signal?: AbortSignal | undefined
  /** It must not be lost with its page: `flush` starts it. */
  readonly keepalive?: boolean | undefined
}

export interface Throttle {
  /** Runs a call as soon as the window has room; rejects with the signal's reason when aborted while waiting. */
  run: <Result>(call: () => Promise<Result>, waiting?: Waiting) => Promise<Result>
  /** Starts at once those that must not be lost, past the window: the page ends, and no later start will come. */
  flush: () => void
}

/**
 * One sliding window of `limit` starts per `intervalMs` for all calls of a client (CONST-01, AMB-105).
 *
 * p-throttle hands out starts; the queue is ours, because a call that is aborted while waiting must leave it without
 * using up the start of another. A start granted when the last waiting call left is discarded: used later, it could
 * admit a sixth call in the same window.
 */
export function createThrottle(limit: number, intervalMs: number): Throttle {
  // Without weights the strict mode spreads waiting starts over the interval; with them it is the plain window (CALL-165).
  const takeStart = pThrottle({ limit, interval: intervalMs, strict: true, weight: () => 1 })(() =>
    Promise.resolve(),
  )
  const waiting: Waiter[] = []
  let isPumping = false

  async function pump(): Promise<void> {
    if (isPumping) return
    isPumping = true
    while (dropGone()) {
      await takeStart()
      dropGone()
      waiting.shift()?.start()
    }
    isPumping = false
  }

  /** Drops aborted calls from the head of the queue; true while calls are waiting. */
  function dropGone(): boolean {
    while (waiting[0]?.isGone()) waiting.shift()
    return waiting.length > 0
  }

  const run: Throttle['run'] = (call, { signal, keepalive = false } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      let isGone = false
      const leave = () => {
        isGone = true
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push({
        keepalive,
        isGone: () => isGone,
        start: () => {
          isGone = true
          signal?.removeEventListener('abort', leave)
          call().then(resolve, reject)
        },
      })
      void pump()
    })

  const flush = () => {
    for (const waiter of waiting) if (waiter.keepalive && !waiter.isGone()) waiter.start()
  }

  return { run, flush }
}
