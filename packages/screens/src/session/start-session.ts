import { notify } from '../notices/notify.ts'
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
  const { rememberedUser, verifySession, tradeLinkToken } = await import('./verify-session.ts')
  const opened = { kind: 'page-opened', storedToken, storedUser: rememberedUser() } as const
  // A link may sign somebody in at once: until it has answered, nobody is taken for a guest.
  if (storedToken) store.set(sessionEventAtom, opened)
  try {
    if (linkToken) await tradeLinkToken(linkToken)
    else await verifySession()
  } catch (error) {
    console.error('Проверка входа не удалась', error)
    store.set(sessionEventAtom, storedToken ? { kind: 'check-failed', token: storedToken } : opened)
    // Asked again with the connection: without an answer the page knows neither balance nor tariff.
    if (storedToken) addEventListener('online', () => void startSession(undefined), { once: true })
    if (linkToken) notify('error', 'Ссылка для входа не сработала, войдите по почте и паролю')
  }
}
