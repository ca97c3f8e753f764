import { useAtomValue } from 'jotai'
import { usePageName } from '../../runtime/navigation/hooks.ts'
import { visitorAtom } from '../../runtime/session/state.ts'

/** Whether the bottom bar is shown: for signed-in users (UI-034), except on pages with their own bottom bar. */
export function useBottomBar(): boolean {
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  const hasOwnFoot = usePageName().startsWith('object')
  return isUser && !hasOwnFoot
}
