import { randomBytes, randomUUID } from 'node:crypto'
import type { Session } from '@proverka/api/contract'
import type { BrandKey } from '@proverka/domain/sites'
import { jwtVerify, SignJWT } from 'jose'
import type { AppContext } from '../context.ts'
import { isId } from '../../platform/db/is-id.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { Call, Caller } from '../call.ts'
import { presentPerson } from './present-person.ts'
import { findStaffRefusal, STAFF_SESSION_MS } from './staff-powers.ts'
import { permittedTo, staffRolesOf, withRoles } from './with-roles.ts'
import { sha256 } from '../../platform/sha256.ts'
import { findApiCaller, isApiToken } from './api-tokens.ts'
import { currentSigningKey, findSigningKey } from './signing-keys.ts'
import { DAY_MS, MINUTE_MS } from '@proverka/domain/timing'

const ALGORITHM = 'HS256'
const ISSUER = 'proverka'
export const SESSION_DAYS = 30
const USER_AGENT_MAX = 500
/** How exact the last use is: a page with ten calls writes once. */
const USE_STEP_MS = MINUTE_MS

/** How long a browser opens its orders under the secret of before a sign-in: the answer with the new one may be lost. */
export const FORMER_SECRET_MS = 10 * MINUTE_MS

/** The secret of a browser that orders of a guest are bound to (SEC-02); one that has none gets it. */
export function bindBrowser(call: Call): string {
  const binding = call.binding ?? freshBinding()
  call.setBinding(binding)
  return binding
}

/**
 * A new secret for a new session, whatever the browser sent: a secret planted there by an attacker binds nothing
 * (SAFE-04). The orders of a guest in this browser go on under it, and so do its other sessions: a user who opens the
 * email of another account may keep the former session (SEC-01).
 */
async function renewBinding(context: AppContext, call: Call): Promise<string> {
  const former = call.binding
  const binding = freshBinding()
  call.setBinding(binding)
  if (former !== undefined) {
    const now = context.clock.now()
    const formerUntil = new Date(now.getTime() + FORMER_SECRET_MS)
    await context.queries.sessions.moveBinding(sha256(former), sha256(binding))
    await context.queries.orderAccesses.moveAccesses(sha256(former), sha256(binding), now, formerUntil)
  }
  return binding
}

const freshBinding = (): string => randomBytes(32).toString('base64url')

/**
 * Signs a user in: a session in the database, a token for the header, a cookie that the token is bound to. One that a
 * mailed password opened says that an own password is still to be set.
 */
export async function openSession(
  context: AppContext,
  user: UserRow,
  call: Call,
  byMailedPassword = false,
): Promise<Session> {
  const binding = await renewBinding(context, call)
  const now = context.clock.now()
  const sessionId = randomUUID()
  const isStaff = staffRolesOf(user, await context.queries.staffRoles.listRolesOf(user.id, now)).length > 0
  const expiresAt = new Date(now.getTime() + (isStaff ? STAFF_SESSION_MS : SESSION_DAYS * DAY_MS))
  await context.queries.sessions.insertSession({
    id: sessionId,
    person_id: user.id,
    binding_hash: sha256(binding),
    site: call.site.key,
    created_at: now,
    expires_at: expiresAt,
    by_mailed_password: byMailedPassword,
    user_agent: call.userAgent.slice(0, USER_AGENT_MAX),
    ip: call.ip,
    last_used_at: now,
  })
  const key = await currentSigningKey(context)
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
    .setIssuer(ISSUER)
    .setAudience(call.site.brand)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(Buffer.from(key.secret, 'base64url'))
  return { person: presentPerson(user), token, needs_password: needsPassword(user, byMailedPassword) }
}

/** Whether a user has still to set an own password: none is set, or the session came by a mailed one (SEC-03). */
export const needsPassword = (user: UserRow, byMailedPassword: boolean): boolean =>
  byMailedPassword || user.password_hash === null

/**
 * The user behind a token, if the token is ours, its session lives, and the browser and the brand are those it was
 * given to (AMB-08, SEC-02).
 */
export async function authenticate(
  context: AppContext,
  token: string,
  binding: string | undefined,
  brand: BrandKey,
  ip: string,
): Promise<Caller | undefined> {
  if (isApiToken(token)) return findApiCaller(context, token)
  // Without a binding no session is accepted (SAFE-04).
  if (binding === undefined) return undefined
  const sessionId = await readSessionId(context, token, brand)
  if (!sessionId) return undefined
  const queries = context.queries.sessions
  const now = context.clock.now()
  const session = await queries.findLiveSession(sessionId, now)
  if (!session) return undefined
  if (session.binding_hash !== sha256(binding)) return undefined
  const { session_id, binding_hash: _, by_mailed_password, session_used_at, ...others } = session
  const { session_created_at, staff_roles, staff_permissions, factor_at: factorAt, ...user } = others
  const roles = staffRolesOf(user, staff_roles)
  if (roles.length > 0 && now.getTime() - session_created_at.getTime() >= STAFF_SESSION_MS) return undefined
  if (!session_used_at || now.getTime() - session_used_at.getTime() >= USE_STEP_MS)
    await queries.setSessionUsed(session_id, now)
  const refusal =
    roles.length > 0 ? await findStaffRefusal(context, { userId: user.id, factorAt, ip }) : undefined
  return {
    user: withRoles(user, refusal ? [] : roles, staff_permissions),
    sessionId: session_id,
    byMailedPassword: by_mailed_password,
    staff: { roles, permissions: permittedTo(roles, staff_permissions), refusal, factorAt },
  }
}

/** Signs a user out everywhere, and ends all that could sign in again but the passwords. In a transaction. */
export async function endSessions(
  context: Pick<AppContext, 'queries' | 'clock'>,
  userId: string,
): Promise<void> {
  const { sessions, apiTokens } = context.queries
  await sessions.revokeSessionsOf(userId, context.clock.now())
  await sessions.endSignInLinksOf(userId, context.clock.now())
  await apiTokens.deleteApiToken(userId)
}

/** As `endSessions`, and the mailed password with them: what is left is the own one. In a transaction. */
export async function endSignIns(context: AppContext, userId: string): Promise<void> {
  await endSessions(context, userId)
  await context.queries.users.deleteMailedPassword(userId)
}

async function readSessionId(
  context: AppContext,
  token: string,
  brand: BrandKey,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await findSigningKey(context, kid)
        if (!key) throw new Error('unknown key')
        return Buffer.from(key.secret, 'base64url')
      },
      {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: brand,
        requiredClaims: ['sid', 'exp'],
        currentDate: context.clock.now(),
      },
    )
    return isId(payload['sid']) ? payload['sid'] : undefined
  } catch {
    return undefined
  }
}
