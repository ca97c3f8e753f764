import { store } from '../start/store.ts'
import { visitorAtom } from './state.ts'

/** Waits until it is known who looks at a page that the server has drawn. */
export function untilVisitorKnown(): Promise<void> {
  const isKnown = () => store.get(visitorAtom).kind !== 'unknown'
  if (isKnown()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.sub(visitorAtom, () => {
      if (!isKnown()) return
      stop()
      resolve()
    })
  })
}
