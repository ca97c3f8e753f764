import { useSyncExternalStore } from 'react'

/** False while the page is drawn as the server drew it for everybody, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => undefined
