import { store } from '../state/store.ts'
import { rememberedUser } from './remembered-user.ts'
import { readOwnToken } from './session.ts'
import { isTokenUnaskedAtom, sessionEventAtom } from './state.ts'

/**
 * Reads who was here last, at once: a signed-in user never sees the form of a guest. Then has the token checked. A token
 * out of a link was taken out of the address before; it is traded for a session first (SEC-01).
 */
export async function startSession(linkToken: string | undefined): Promise<void> {
  const storedToken = readOwnToken()
  const isChecked = Boolean(storedToken || linkToken)
  store.set(isTokenUnaskedAtom, isChecked)
  // A link may sign the user in: until it has answered, the visitor is not treated as a guest.
  if (storedToken || !linkToken) {
    const storedUser = storedToken ? rememberedUser() : undefined
    store.set(sessionEventAtom, { kind: 'page-opened', storedToken, storedUser })
  }
  if (!isChecked) return
  try {
    const { checkSession } = await import('./verify-session.ts')
    const checked = checkSession(storedToken, linkToken)
    store.set(isTokenUnaskedAtom, false)
    await checked
  } finally {
    // Also where that code did not come.
    store.set(isTokenUnaskedAtom, false)
  }
}
