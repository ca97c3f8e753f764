import { store } from '../start/store.ts'
import { readOwnToken } from './session.ts'
import { sessionEventAtom } from './state.ts'

/**
 * Reads who was here last and has the token checked. A token out of a link was taken out of the address before; it is
 * traded for a session first (SEC-01).
 */
export async function startSession(linkToken: string | undefined): Promise<void> {
  const storedToken = readOwnToken()
  if (!storedToken && !linkToken) {
    store.set(sessionEventAtom, { kind: 'page-opened', storedToken, storedUser: undefined })
    return
  }
  const { checkSession } = await import('./check-session.ts')
  await checkSession(storedToken, linkToken)
}
