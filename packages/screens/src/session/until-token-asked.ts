import { store } from '../start/store.ts'
import { isTokenUnaskedAtom } from './state.ts'

/** Resolves once the check of the kept token is on its way, or there is none to check. */
export function untilTokenAsked(): Promise<void> {
  if (!store.get(isTokenUnaskedAtom)) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.sub(isTokenUnaskedAtom, () => {
      if (store.get(isTokenUnaskedAtom)) return
      stop()
      resolve()
    })
  })
}
