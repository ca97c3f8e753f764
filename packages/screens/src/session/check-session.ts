import type { SessionEvent } from '@proverka/domain/accounts'
import { notify } from '../notices/notify.ts'
import { store } from '../start/store.ts'
import { currentToken } from './session.ts'
import { sessionEventAtom } from './state.ts'
import { rememberedUser, tradeLinkToken, verifySession } from './verify-session.ts'

/** How long until a check that got no answer is made again; each further pause is twice as long. */
const PAUSE_MS = 30_000

/** Has the token of a page that was opened checked, or that of its link. */
export async function checkSession(
  storedToken: string | undefined,
  linkToken: string | undefined,
): Promise<void> {
  const opened: SessionEvent = { kind: 'page-opened', storedToken, storedUser: rememberedUser() }
  // A link may sign somebody in at once: until it has answered, nobody is taken for a guest.
  if (storedToken) store.set(sessionEventAtom, opened)
  try {
    if (linkToken) await tradeLinkToken(linkToken)
    else await verifySession()
  } catch (error) {
    console.error('Проверка входа не удалась', error)
    store.set(sessionEventAtom, storedToken ? { kind: 'check-failed', token: storedToken } : opened)
    if (storedToken) checkAgain(storedToken)
    if (linkToken) notify('error', 'Ссылка для входа не сработала, войдите по почте и паролю')
  }
}

/** With the connection or after a pause: without an answer the page knows neither balance nor tariff. */
function checkAgain(token: string, pauseMs = PAUSE_MS): void {
  const again = () => {
    removeEventListener('online', again)
    clearTimeout(waiting)
    if (currentToken() !== token) return
    verifySession().catch((error: unknown) => {
      console.error('Проверка входа не удалась', error)
      checkAgain(token, 2 * pauseMs)
    })
  }
  const waiting = setTimeout(again, pauseMs)
  addEventListener('online', again)
}
