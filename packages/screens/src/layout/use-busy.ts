import { useEffect, useState } from 'react'
import { useRouterState } from '../router/hooks.ts'

/** A change of page shorter than this shows no progress bar (NAV-23, CONST-31). */
const THROTTLE_MS = 200

/** True while a change of page takes longer than a moment. */
export function useBusy(): boolean {
  const isNavigating = useRouterState().isBusy
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isNavigating) return
    const timer = setTimeout(() => setLong(true), THROTTLE_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isNavigating])
  return isLong
}
