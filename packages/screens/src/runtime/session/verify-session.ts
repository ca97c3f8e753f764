import { createClient } from '@proverka/api'
import { auth } from '@proverka/api/calls'
import { buildPath, routeAfterSignOut } from '@proverka/domain/navigation'
import { getApi } from '../data/api.ts'
import { openDialog } from '../dialogs/stack.ts'
import { notify } from '../notices/notify.ts'
import { navigateAndWait } from '../navigation/navigation.ts'
import { refreshQueries, resetQueries } from '../data/query-client.ts'
import { store } from '../state/store.ts'
import { savedKey, userKey } from '../storage/storage-keys.ts'
import { claimDrafts, forgetDrafts } from '../storage/drafts.ts'
import { hasStored, writeStored } from '../storage/write-stored.ts'
import { rememberedUser } from './remembered-user.ts'
import { currentToken, forgetSession, leaveSession, readOwnToken, sessionUser, signIn } from './session.ts'
import { storeReturnUrl } from './return-url.ts'
import { untilTokenKept } from './token-lock.ts'
import { accountFactsAtom, needsPasswordAtom, sessionEventAtom, visitorAtom } from './state.ts'

/** For a page whose user signed out or changed while it started: their data go, and a page that needs a user is left. */
export function leaveFormerUser(): void {
  resetQueries()
  if (readOwnToken() === undefined) void leaveForHome()
}

/** Has the token checked: valid brings balance and person, not valid signs out (specification, section 4). */
export async function verifySession(): Promise<void> {
  const token = currentToken()
  if (!token) return
  const answer = await getApi().auth.checkToken()
  // The person may have left or changed while the answer was on its way.
  if (currentToken() !== token) return
  if (!answer.valid || !answer.person) {
    await dropToken(token)
    return
  }
  const user = sessionUser(answer.person)
  writeStored(userKey, user)
  claimDrafts(user.id)
  store.set(needsPasswordAtom, answer.needs_password ?? false)
  store.set(accountFactsAtom, {
    tariffId: answer.tariff?.tariff_simple_id ?? 0,
    hasAiReport: answer.has_ai_report ?? false,
  })
  store.set(sessionEventAtom, { kind: 'verified', token, user, balance: answer.account?.balance ?? 0 })
  // What a guest has saved here moves into the account (TRUST-13).
  if (hasStored(savedKey)) void import('../saved/saved-items.ts').then(({ loadSaved }) => loadSaved())
}

/** Has the header say the balance that a change has left; without an answer it says the former one. */
export async function rereadBalance(): Promise<void> {
  await verifySession().catch((error: unknown) => console.error('Баланс не перечитан', error))
}

/**
 * The server takes a token no more. What was answered late is about a former one; another tab may have a newer one: then
 * that is taken over and nothing forgotten.
 */
export async function dropToken(token: string): Promise<'ended' | undefined> {
  await untilTokenKept()
  if (currentToken() !== token) return undefined
  const stored = readOwnToken()
  // None: another tab has signed out, perhaps before this one could hear of it.
  if (stored === token) {
    forgetSession()
    return 'ended'
  }
  await followOtherTab(stored)
  return undefined
}

/** A call was refused for its token: a page that turns into that of a guest says why. */
export async function endRefused(token: string): Promise<void> {
  if ((await dropToken(token)) === 'ended') notify('info', 'Вход в этом браузере закончился, войдите еще раз')
}

/** Checks whether the session has ended: the last call may have ended it, though its answer was lost. */
export async function isSignedOut(): Promise<boolean> {
  try {
    await verifySession()
  } catch {
    return false
  }
  return currentToken() === undefined
}

/**
 * Follows a change in another tab: a sign-in, a sign-out, another user or a new token. After a sign-out, pages of the
 * user area redirect to the home page (NAV-12).
 */
export async function followOtherTab(storedToken: string | undefined): Promise<void> {
  const former = store.get(visitorAtom)
  if (!storedToken) {
    leaveSession()
    forgetDrafts()
    void leaveForHome()
  } else {
    store.set(accountFactsAtom, undefined)
    store.set(sessionEventAtom, { kind: 'page-opened', storedToken, storedUser: rememberedUser() })
  }
  const isOfSame = former.kind === 'user' && former.user?.id === rememberedUser()?.id
  if (isOfSame && storedToken) refreshQueries()
  else setTimeout(resetQueries)
  try {
    await verifySession()
  } catch (error) {
    console.error('Проверка входа не удалась', error)
    if (storedToken) store.set(sessionEventAtom, { kind: 'check-failed', token: storedToken })
  }
}

/** A page that needs a user has nothing to show without one (NAV-12, NAV-13). */
async function leaveForHome(way?: string): Promise<'reloads' | undefined> {
  const target = routeAfterSignOut(location.pathname)
  if (!target) return undefined
  // A reloaded page gets what it would have been asked for here.
  return navigateAndWait(buildPath(target), buildPath(target, {}, way ? { auth: 'login', way } : {}))
}

/** Has a tab say what another one has stored of the same person: a new name or address. */
export async function followRenaming(): Promise<void> {
  const visitor = store.get(visitorAtom)
  const shown = visitor.kind === 'user' ? visitor.user : undefined
  const stored = rememberedUser()
  if (!shown || shown.id !== stored?.id) return
  if (shown.name === stored.name && shown.email === stored.email) return
  refreshQueries()
  await verifySession().catch((error: unknown) => console.error('Имя в шапке прежнее', error))
}

/** Trades the single-use token of a mailed link for a session; another person is asked first (SEC-01). */
export async function tradeLinkToken(linkToken: string): Promise<void> {
  const api = createClient({ auth }, { baseUrl: '/api', getToken: () => linkToken })
  const answer = await api.auth.checkToken()
  if (!answer.valid || !answer.person) {
    await verifySession()
    // With another valid session the page opens anyway, so the failed link needs no explanation.
    if (currentToken()) return
    forgetSession()
    // A link that is known offers a fresh one; for any other there is nothing to sign in for on a page of everybody.
    if (!answer.link && !routeAfterSignOut(location.pathname)) {
      notify('info', 'Ссылка для входа не подошла. Эта страница открыта и без входа')
      return
    }
    const way = location.pathname + location.search
    storeReturnUrl(way)
    if ((await leaveForHome(way)) === 'reloads') return
    openDialog({
      kind: 'auth',
      form: 'login',
      way,
      ...(answer.link && { link: { ...answer.link, token: linkToken } }),
    })
    return
  }
  const token = answer.token ?? linkToken
  const visitor = store.get(visitorAtom)
  const current = visitor.kind === 'user' ? visitor.user : undefined
  if (current && current.id !== answer.person.id) {
    openDialog({ kind: 'switch-person', current: current.email, person: answer.person, token })
    return
  }
  signIn({ person: answer.person, token, needs_password: answer.needs_password })
  resetQueries()
  await verifySession()
  // The confirmation email leads to the home page: it ended the previous password, so a new one is set at once.
  if (!answer.needs_password || location.pathname !== '/') return
  notify('success', 'Почта подтверждена')
  openDialog({ kind: 'set-password', after: 'link' })
}

/** How long until a check that got no answer is made again; each further pause is twice as long. */
const PAUSE_MS = 30_000

/** Has the token of a page that was opened checked, or that of its link. */
export async function checkSession(
  storedToken: string | undefined,
  linkToken: string | undefined,
): Promise<void> {
  try {
    if (linkToken) await tradeLinkToken(linkToken)
    else await verifySession()
  } catch (error) {
    console.error('Проверка входа не удалась', error)
    store.set(
      sessionEventAtom,
      storedToken ? { kind: 'check-failed', token: storedToken } : { kind: 'page-opened' },
    )
    if (storedToken) checkAgain(storedToken)
    if (linkToken && !storedToken) await leaveForHome()
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
