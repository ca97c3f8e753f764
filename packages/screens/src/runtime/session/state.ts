import type { SessionEvent, SessionState, SessionUser } from '@proverka/domain/accounts'
import { sessionTransition, tokenOf } from '@proverka/domain/accounts'
import { atom } from 'jotai'

/** The session as the rules know it; undefined on a prerendered page before its first effect. */
const sessionStateAtom = atom<SessionState | undefined>(undefined)

/** Moves the session by what has happened. */
export const sessionEventAtom = atom(null, (_get, set, event: SessionEvent) => {
  set(sessionStateAtom, (state = { kind: 'guest' }) => sessionTransition(state, event))
})

/** The token that a call was refused for last; who follows the session acts on each (`follow-tabs.ts`). */
export const refusedTokenAtom = atom<{ readonly token: string } | undefined>(undefined)

/** The token of another tab that a call has taken over; who follows the session asks what it allows (`follow-tabs.ts`). */
export const takenTokenAtom = atom<string | undefined>(undefined)

/** The person has still to set an own password: the session came by a mailed one, or none was ever set (SEC-03). */
export const needsPasswordAtom = atom(false)

/** By how much the balance has grown since it was last known, roubles; undefined when it has not (AMB-120). */
export const balanceRiseAtom = atom((get) => {
  const state = get(sessionStateAtom)
  return state?.kind === 'signed-in' ? state.balanceDiff : undefined
})

/** What the check of the token says beside the person; undefined until it has answered. */
export interface AccountFacts {
  readonly tariffId: number
  /** The expert report may be opened (ROLE-36). */
  readonly hasAiReport: boolean
}

export const accountFactsAtom = atom<AccountFacts | undefined>(undefined)

/** Who is here, as the pages see it. A token that is being checked counts as signed in until the server says no. */
export type Visitor =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'user'
      readonly token: string
      readonly user: SessionUser | undefined
      /** Roubles; absent until the token was checked. */
      readonly balance: number | undefined
    }

export const visitorAtom = atom((get): Visitor => {
  const state = get(sessionStateAtom)
  if (state === undefined) return { kind: 'unknown' }
  const token = tokenOf(state)
  if (state.kind === 'guest' || token === undefined) return { kind: 'guest' }
  return {
    kind: 'user',
    token,
    user: state.user,
    balance: state.kind === 'signed-in' ? state.balance : undefined,
  }
})

/** The check of the stored token is due and not requested yet: prices wait for it (NAV-17). */
export const isTokenUnaskedAtom = atom(false)
