import { appError } from '@proverka/domain/errors'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

/** What takes an account over is not done with an API token, only by a user who signed in. */
export function requireSession(call: Call): string {
  const sessionId = call.caller?.sessionId
  if (!sessionId) throw appError('access/session-needed')
  return sessionId
}

/**
 * Holds the caller until the end of the transaction and checks the session again: while a password was being hashed,
 * the owner of the address may have ended it (SAFE-03). Without this, a new password or token would outlive that.
 */
export async function holdSession(context: AppContext, call: Call): Promise<UserRow> {
  const sessionId = requireSession(call)
  const { users, sessions } = context.queries
  const held = call.caller && (await users.lockUser(call.caller.user.id))
  if (!held || !(await sessions.findLiveSession(sessionId, context.clock.now())))
    throw appError('auth/token-invalid')
  return held
}
