import { atom } from 'jotai'
import { useLayoutEffect } from 'react'
import { store } from '../state/store.ts'

/** Whether the current page has its own search line; the header then hides its own. */
export const hasPageSearchAtom = atom(false)

/** Hides the search line of the header while the calling component is mounted; set before the first paint. */
export function usePageSearch(): void {
  useLayoutEffect(() => {
    store.set(hasPageSearchAtom, true)
    return () => store.set(hasPageSearchAtom, false)
  }, [])
}
