import { useAtomValue } from 'jotai'
import { usePageName } from '../router/hooks.ts'
import { visitorAtom } from '../session/state.ts'

/** Whether the bottom bar stands here: for signed-in people (UI-034), but where the page has a foot of its own. */
export function useBottomBar(): boolean {
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  const hasOwnFoot = usePageName().startsWith('object')
  return isUser && !hasOwnFoot
}
