import { useEffect, useState } from 'react'

/** The present in ms, updated at most this often: a reader is not interrupted all the time. */
const TICK_MS = 10_000

/** The present, moving on while `isMoving`. */
export function useNow(isMoving: boolean, tickMs = TICK_MS): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isMoving) return undefined
    const ticking = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(ticking)
  }, [isMoving, tickMs])
  return now
}

/** A text that changes at most every ten seconds, whatever is asked for in between. */
export function useSlowText(text: string): string {
  const [shown, setShown] = useState({ text, since: 0 })
  useEffect(() => {
    if (shown.text === text) return undefined
    const wait = Math.max(0, shown.since + TICK_MS - Date.now())
    const showing = setTimeout(() => setShown({ text, since: Date.now() }), wait)
    return () => clearTimeout(showing)
  }, [text, shown])
  return shown.text
}
