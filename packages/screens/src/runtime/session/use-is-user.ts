import { useAtomValue } from 'jotai'
import { store } from '../state/store.ts'
import { visitorAtom } from './state.ts'

/**
 * Whether a query of the user's own data may run. It reads the store when called: after a sign-out all queries are
 * refetched, possibly before the page has rendered again. Each render returns a new function, else the query would not
 * evaluate it again.
 */
export function useIsUser(): () => boolean {
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  return () => isUser && store.get(visitorAtom).kind === 'user'
}
