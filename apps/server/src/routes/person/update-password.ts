import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireSession } from '../../policies/own-session.ts'
import { holdSession } from '../../services/accounts/hold-session.ts'
import { hashPassword, isPassword } from '../../services/accounts/passwords.ts'
import { endSignIns, needsPassword, openSession } from '../../services/accounts/sessions.ts'

/** In a session that a mailed password opened, and where none was ever set, no old one is asked for (SEC-03). */
export const updatePassword =
  (context: AppContext): Handlers['person']['updatePassword'] =>
  async ({ body }, call) => {
    const { user, byMailedPassword } = callerOf(call)
    requireSession(call)
    await context.rateLimits.consume('login-device', user.id)
    const isKnown =
      needsPassword(user, byMailedPassword) || (await isPassword(user.password_hash, body.old_password))
    if (!isKnown) throw appError('auth/password-wrong')
    const password_hash = await hashPassword(body.new_password)
    return context.database.transaction(async () => {
      await holdSession(context, call)
      await context.queries.users.updatePasswordHash(user.id, password_hash, context.clock.now())
      await endSignIns(context, user.id)
      const { token } = await openSession(context, { ...user, password_hash }, call)
      return { updated: true as const, token }
    })
  }
