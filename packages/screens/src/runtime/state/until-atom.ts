import type { Atom } from 'jotai'
import { store } from './store.ts'

/** Resolves once the value of an atom is such, at once where it is already. */
export function untilAtom<T>(atom: Atom<T>, isReached: (value: T) => boolean): Promise<void> {
  if (isReached(store.get(atom))) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.sub(atom, () => {
      if (!isReached(store.get(atom))) return
      stop()
      resolve()
    })
  })
}
