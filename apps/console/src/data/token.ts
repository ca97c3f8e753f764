import { atomWithStorage, createJSONStorage } from 'jotai/utils'
import { forgetSnapshot } from './snapshot.ts'
import { store } from '@proverka/screens/runtime/state/store.ts'

/**
 * The token of the session, undefined for nobody. It is bound to a cookie that no script reads, so alone it opens nothing.
 * Tabs of one browser share it.
 */
export const tokenAtom = atomWithStorage<string | undefined>(
  'console.token',
  undefined,
  createJSONStorage(() => localStorage),
  { getOnInit: true },
)

store.sub(tokenAtom, () => {
  if (store.get(tokenAtom) === undefined) forgetSnapshot()
})

export const currentToken = (): string | undefined => store.get(tokenAtom)
