import { useSyncExternalStore } from 'react'

/** False while the page is rendered as the server did for everybody, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => undefined
