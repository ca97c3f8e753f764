import { useEffect, useState } from 'react'
import { MINUTE_MS } from '@proverka/domain/timing'

/** A new code can be asked for once a minute (the server's own limit), milliseconds. */
export const RESEND_WAIT_MS = MINUTE_MS

/** «0:42»: what is left of a wait in ms, rounded up, so that it never promises too early. */
export function waitText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long to wait before the next code, ms; `sentAt` and the clock count as `Date.now` does. */
export function useResendWait(sentAt: number, clock: () => number): number {
  const [now, setNow] = useState(clock)
  // A code sent just now is younger than the last tick.
  const left = Math.max(0, sentAt + RESEND_WAIT_MS - Math.max(now, sentAt))
  const waiting = left > 0
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setInterval(() => setNow(clock()), 1000)
    return () => clearInterval(timer)
  }, [waiting, clock, sentAt])
  return left
}
