import type { SessionUser } from '@proverka/domain/accounts'
import { notify } from '../notices/notify.ts'
import { sites } from '../brand/sites.ts'
import { store } from '../start/store.ts'
import { readToken, tokenCookie, writeCookie } from '../storage/cookies.ts'
import { userKey } from '../storage/storage-keys.ts'
import { hasStored, writeStored } from '../storage/write-stored.ts'
import { accountFactsAtom, needsPasswordAtom, sessionEventAtom, visitorAtom } from './state.ts'

interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly person_role: number
}

/** What the `Authorization` header carries now. */
export function currentToken(): string | undefined {
  const visitor = store.get(visitorAtom)
  return visitor.kind === 'user' ? visitor.token : undefined
}

/** The part of a person that the browser may keep (AMB-118). */
export function sessionUser({ id, email, name, person_role }: Person): SessionUser {
  return { id, email, name, role: person_role }
}

/** Keeps token and user (AUTH-27) and tells the pages who is here. */
export function signIn({
  person,
  token,
  needs_password = false,
}: {
  readonly person: Person
  readonly token: string
  readonly needs_password?: boolean | undefined
}): void {
  const user = sessionUser(person)
  store.set(needsPasswordAtom, needs_password)
  store.set(accountFactsAtom, undefined)
  writeCookie(tokenCookie(token))
  writeStored(userKey, user)
  store.set(sessionEventAtom, { kind: 'signed-in', token, user })
}

/** Goes on as the same person under a new token: the former one has ended. */
export function replaceToken(token: string): void {
  const visitor = store.get(visitorAtom)
  if (visitor.kind !== 'user' || !visitor.user) return
  writeCookie(tokenCookie(token))
  store.set(needsPasswordAtom, false)
  store.set(sessionEventAtom, { kind: 'signed-in', token, user: visitor.user })
}

/** Forgets token and user in this browser; the server is told by the caller. */
export function forgetSession(): void {
  writeCookie(tokenCookie(null))
  writeStored(userKey, null)
  leaveSession()
}

/** Nobody is signed in on this page any more; what the browser keeps is left alone. */
export function leaveSession(): void {
  store.set(needsPasswordAtom, false)
  store.set(accountFactsAtom, undefined)
  store.set(sessionEventAtom, { kind: 'signed-out' })
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
    if (linkToken) notify('error', 'Ссылка для входа не сработала, войдите по почте и паролю')
  }
}

/**
 * The token of this host. Below the main host the cookie may be that of the main one, whose tokens are bound there
 * (SAFE-04): where nobody has signed in it is left alone.
 */
export function readOwnToken(): string | undefined {
  const isBelowMain = location.hostname.endsWith(`.${sites.mainHost}`)
  return isBelowMain && !hasStored(userKey) ? undefined : readToken()
}
