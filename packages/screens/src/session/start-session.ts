import { store } from '../start/store.ts'
import { readOwnToken } from './session.ts'
import { sessionEventAtom } from './state.ts'

/**
 * Loads what checks a token, if there is one: a page that waits for it never shows the form of a guest to a signed-in
 * user. Settles on a failed load, too; `startSession` then reports it.
 */
export async function loadSession(linkToken: string | undefined): Promise<void> {
  if (readOwnToken() || linkToken) await import('./verify-session.ts').catch(() => undefined)
}

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
  const { checkSession } = await import('./verify-session.ts')
  await checkSession(storedToken, linkToken)
}
