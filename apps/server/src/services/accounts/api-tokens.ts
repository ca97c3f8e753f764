import { randomBytes } from 'node:crypto'
import type { TokenScope } from '@proverka/api/contract'
import type { AppContext } from '../context.ts'
import type { Caller } from '../call.ts'
import { sha256 } from '../../platform/sha256.ts'
import { withRoles } from './with-roles.ts'
import { DAY_MS, MINUTE_MS } from '@proverka/domain/timing'

const PREFIX = 'api_'
/** Last characters that a user may see again. */
const HINT_LENGTH = 4
/** How exact the last use is: a program that calls often does not write at each call. */
const USE_STEP_MS = MINUTE_MS

/** What a token may do, and for how long. */
export interface TokenTerms {
  readonly scope: TokenScope
  readonly days: number
}

/** Whether a Bearer token is one of programs: it comes without the cookie of a browser (SEC-02). */
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX)

/** Makes a new token; the one before stops working, and only the answer ever holds the whole of it (CALL-112). */
export async function renewApiToken(
  context: AppContext,
  userId: string,
  { scope, days }: TokenTerms,
): Promise<{ token: string; expiresAt: Date }> {
  const token = PREFIX + randomBytes(32).toString('base64url')
  const now = context.clock.now()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await context.queries.apiTokens.saveApiToken({
    person_id: userId,
    token_hash: sha256(token),
    hint: token.slice(-HINT_LENGTH),
    scope,
    created_at: now,
    expires_at: expiresAt,
    last_used_at: null,
  })
  return { token, expiresAt }
}

/** The user behind an API token that is not out of date, with what it may do; its use is noted (SAFE-05). */
export async function findApiCaller(context: AppContext, token: string): Promise<Caller | undefined> {
  const { apiTokens } = context.queries
  const now = context.clock.now()
  const found = await apiTokens.findUserByToken(sha256(token), now)
  if (!found || found.removed_at !== null) return undefined
  const { token_scope, token_used_at, ...user } = found
  if (!token_used_at || now.getTime() - token_used_at.getTime() >= USE_STEP_MS)
    await apiTokens.setUsed(user.id, now)
  return {
    user: withRoles(user, []),
    sessionId: undefined,
    byMailedPassword: false,
    tokenScope: token_scope,
  }
}
