import { useAtomValue } from 'jotai'
import { store } from '../start/store.ts'
import { visitorAtom } from './state.ts'

/**
 * Whether a query of somebody's own things may be asked. Read at the very moment: after a sign-out everything is asked
 * again before the page may have heard of it. Another function for another answer, or nobody looks at it again.
 */
export function useIsUser(): () => boolean {
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  return () => isUser && store.get(visitorAtom).kind === 'user'
}
