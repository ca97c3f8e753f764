import { atom } from 'jotai'
import { useLayoutEffect } from 'react'
import { store } from '../start/store.ts'

/** The page that shows has a search line of its own: the header leaves its one out. */
export const hasPageSearchAtom = atom(false)

/** Says so as long as the caller is on the page, before anybody sees it. */
export function usePageSearch(): void {
  useLayoutEffect(() => {
    store.set(hasPageSearchAtom, true)
    return () => store.set(hasPageSearchAtom, false)
  }, [])
}
