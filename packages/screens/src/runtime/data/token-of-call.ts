import { rememberedUser } from '../session/remembered-user.ts'
import { currentToken, readOwnToken } from '../session/session.ts'
import { sessionEventAtom, takenTokenAtom, visitorAtom } from '../session/state.ts'
import { store } from '../state/store.ts'

/**
 * The token that a call goes with. Another tab of the same person may have replaced it with a new password, and two
 * other windows get no notice of that: the call takes the new one over instead of being refused.
 */
export function tokenOfCall(): string | undefined {
  const visitor = store.get(visitorAtom)
  const user = visitor.kind === 'user' ? visitor.user : undefined
  const stored = user && readOwnToken()
  if (!stored || stored === currentToken() || rememberedUser()?.id !== user.id) return currentToken()
  store.set(sessionEventAtom, { kind: 'signed-in', token: stored, user })
  // Whatever the person may do now is asked again.
  store.set(takenTokenAtom, stored)
  return stored
}
