import { useEffect } from 'react'
import { whenText } from './moment.ts'
import { dropSnapshot, storeSnapshot } from '../data/snapshot.ts'

/** On the first screen, once it has its data: the snapshot makes room, and the next one is stored when the tab is left. */
export function useSnapshot(isReady: boolean, dataAt: number): void {
  useEffect(() => {
    if (!isReady) return undefined
    // After the paint of the data.
    const frame = requestAnimationFrame(() => requestAnimationFrame(dropSnapshot))
    const store = () => storeSnapshot(whenText(new Date(dataAt).toISOString()))
    const settled = setTimeout(store, SETTLE_MS)
    addEventListener('pagehide', store)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(settled)
      removeEventListener('pagehide', store)
    }
  }, [isReady, dataAt])
}

/** The menu counts and the parts below have come by then. */
const SETTLE_MS = 1500
