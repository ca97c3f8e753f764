/** The signed-in person as stored in local storage under `auth.user` (AMB-118): no token, no balance, no phone. */
export interface SessionUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: number
}

/**
 * The user from a stored value of any shape, without extra fields of older versions; undefined when a field is absent.
 * Written by hand: the first view reads it and must not wait for a schema library.
 */
export function storedSessionUser(value: unknown): SessionUser | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, email, name, role } = value as Partial<Record<keyof SessionUser, unknown>>
  if (typeof id !== 'string' || typeof email !== 'string' || typeof name !== 'string') return undefined
  return typeof role === 'number' ? { id, email, name, role } : undefined
}

/** Who uses the page. */
export type SessionState =
  | { readonly kind: 'guest'; readonly token?: undefined; readonly balance?: undefined }
  /** A token is there and is being verified; `user` is what was stored, for the first paint. */
  | {
      readonly kind: 'checking'
      readonly token: string
      readonly user?: SessionUser | undefined
      readonly balance?: undefined
    }
  | {
      readonly kind: 'signed-in'
      readonly token: string
      readonly user: SessionUser
      /** Roubles; unknown until the token was verified. */
      readonly balance?: number | undefined
      /** By how much the balance rose at the last verification, roubles (AMB-120). */
      readonly balanceDiff?: number | undefined
    }

/** What happened to a session (specification, section 4). */
export type SessionEvent =
  /** A token of the address goes before the stored one (AMB-07); empty counts as none. */
  | {
      readonly kind: 'page-opened'
      readonly storedToken?: string | undefined
      readonly urlToken?: string | undefined
      readonly storedUser?: SessionUser | undefined
    }
  | { readonly kind: 'signed-in'; readonly token: string; readonly user: SessionUser }
  | {
      readonly kind: 'verified'
      readonly token: string
      readonly user: SessionUser
      readonly balance: number
    }
  | { readonly kind: 'refused'; readonly token: string }
  /** The check could not be made: a bad connection does not sign the user out. */
  | { readonly kind: 'check-failed'; readonly token: string }
  | { readonly kind: 'signed-out' }

/** The next state of a session. Answers about a token that is no longer used change nothing. */
export function sessionTransition(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'page-opened':
      return opened(event)
    case 'signed-in':
      return { kind: 'signed-in', token: event.token, user: event.user }
    case 'signed-out':
      return { kind: 'guest' }
    case 'verified':
      return tokenOf(state) === event.token ? verified(state, event) : state
    case 'refused':
      return tokenOf(state) === event.token ? { kind: 'guest' } : state
    case 'check-failed':
      if (state.kind !== 'checking' || state.token !== event.token || state.user === undefined) return state
      return { kind: 'signed-in', token: state.token, user: state.user }
  }
}

/** The token of a session, for the Bearer header. */
export function tokenOf(state: SessionState): string | undefined {
  return state.token
}

function opened(event: SessionEvent & { readonly kind: 'page-opened' }): SessionState {
  const token = event.urlToken || event.storedToken
  if (!token) return { kind: 'guest' }
  // The stored user belongs to the stored token; a token of the address may be another person's.
  return { kind: 'checking', token, user: event.urlToken ? undefined : event.storedUser }
}

function verified(state: SessionState, event: SessionEvent & { readonly kind: 'verified' }): SessionState {
  const { token, user, balance } = event
  const rise = balance - (state.balance ?? balance)
  return { kind: 'signed-in', token, user, balance, balanceDiff: rise > 0 ? rise : undefined }
}
