import type { SessionUser } from '@proverka/domain/accounts'
import { sites } from '../brand/sites.ts'
import { store } from '../state/store.ts'
import { readToken, tokenCookie, writeCookie } from '../storage/cookies.ts'
import { userKey } from '../storage/storage-keys.ts'
import { claimDrafts } from '../storage/drafts.ts'
import { hasStored, writeStored } from '../storage/write-stored.ts'
import { accountFactsAtom, needsPasswordAtom, sessionEventAtom, visitorAtom } from './state.ts'

interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly person_role: number
}

/**
 * What the `Authorization` header carries now: on a rendered page a press may come before the session is opened, and goes with
 * the token that it opens with.
 */
export function currentToken(): string | undefined {
  const visitor = store.get(visitorAtom)
  if (visitor.kind === 'unknown') return readOwnToken()
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
  claimDrafts(user.id)
  store.set(sessionEventAtom, { kind: 'signed-in', token, user })
}

/** Keeps the user signed in under a new token; the previous one has ended. */
export function replaceToken(token: string): void {
  const visitor = store.get(visitorAtom)
  if (visitor.kind !== 'user' || !visitor.user) return
  writeCookie(tokenCookie(token))
  store.set(needsPasswordAtom, false)
  store.set(sessionEventAtom, { kind: 'signed-in', token, user: visitor.user })
}

/** Forgets token and user in this browser; the caller notifies the server. */
export function forgetSession(): void {
  writeCookie(tokenCookie(null))
  writeStored(userKey, null)
  leaveSession()
}

/** Ends the session in the state of this page; stored values are left alone. */
export function leaveSession(): void {
  store.set(needsPasswordAtom, false)
  store.set(accountFactsAtom, undefined)
  store.set(sessionEventAtom, { kind: 'signed-out' })
}

/**
 * The token of this host. On a subdomain the cookie may belong to the main host, to which its token is bound (SAFE-04):
 * it is ignored unless a user has signed in here.
 */
export function readOwnToken(): string | undefined {
  const isBelowMain = location.hostname.endsWith(`.${sites.mainHost}`)
  return isBelowMain && !hasStored(userKey) ? undefined : readToken()
}
