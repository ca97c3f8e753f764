import type { TokenScope } from '@proverka/api/contract'
import type { Permission, StaffRole } from '@proverka/domain/accounts'
import type { ErrorCode } from '@proverka/domain/errors'
import type { SiteConfig } from '../platform/config/sites.ts'
import type { IdempotencyKey } from '../platform/db/queries/operation/idempotency-keys.ts'
import type { UserRow } from '../platform/db/queries/accounts/users.ts'

/** A user with what this request may do as the staff does; nothing for all others, and for API tokens. */
export interface SignedInUser extends UserRow {
  readonly permissions: ReadonlySet<Permission>
}

/** What a session says of its user as a member of the staff. */
export interface CallerStaff {
  /** None: the user does not belong to the staff. */
  readonly roles: readonly StaffRole[]
  /** What the roles permit, with permissions beyond them. */
  readonly permissions: ReadonlySet<Permission>
  /** Why the permissions of the roles count for nothing in this request; absent: they count. */
  readonly refusal?: ErrorCode | undefined
  /** When the session last proved a second factor. */
  readonly factorAt: Date | null
}

/** The user behind a valid token. */
export interface Caller {
  readonly user: SignedInUser
  /** Absent when the token is an API token: it opens no session. */
  readonly sessionId: string | undefined
  /** The session was opened by a mailed password: an own one is still to be set (SEC-03). */
  readonly byMailedPassword: boolean
  /** Absent when the token is an API token: no program acts as staff. */
  readonly staff?: CallerStaff
  /** What an API token may do (SAFE-05); absent for a session, which may do all that its person may. */
  readonly tokenScope?: TokenScope
}

/** What a route knows about the request in addition to its validated input. */
export interface Call {
  readonly site: SiteConfig
  /** The request came to the host of the operator's console, which is that of no site. */
  readonly isConsole: boolean
  /** Present on all but `guest` and `order` endpoints; on those when a valid token came along. */
  readonly caller: Caller | undefined
  readonly ip: string
  readonly userAgent: string
  /** Advertising source that the browser came from, as its visit or its cookie says. */
  readonly source: string | undefined
  readonly bearer: string | undefined
  readonly consentId: string | undefined
  /** Present when the endpoint is declared idempotent and a key came along. */
  readonly idempotencyKey: IdempotencyKey | undefined
  /** Value of the HttpOnly cookie that browser tokens are bound to (SEC-02). */
  readonly binding: string | undefined
  readonly setBinding: (value: string) => void
  /** Tells visitors apart: the user id, or an id of the browser that is issued when it is first asked for. */
  readonly visitorId: () => string
}

/** The caller of an endpoint that requires a token. */
export function callerOf(call: Call): Caller {
  if (!call.caller) throw new Error('the endpoint is declared open to guests')
  return call.caller
}
