import { useEffect, useState } from 'react'

/** The greatest delay that timers of browsers take, ms. */
const LONGEST_MS = 2_147_483_647

/** Whether a moment is still to come; the page is rendered again when it has. */
export function useHeld(until: string | undefined): boolean {
  const end = until === undefined ? 0 : Date.parse(until)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const left = end - Date.now()
    if (!(left > 0)) {
      setNow(Date.now())
      return undefined
    }
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST_MS))
    return () => clearTimeout(timer)
  }, [end])
  return end > now
}
