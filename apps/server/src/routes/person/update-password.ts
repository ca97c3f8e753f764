import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireSession } from '../../policies/own-session.ts'
import { hashPassword, isPassword } from '../../services/passwords.ts'
import { endSignIns, openSession } from '../../services/sessions.ts'

/** After a mailed password there is no old one, and the person sets an own one at last (SEC-03). */
export const updatePassword =
  (context: AppContext): Handlers['person']['updatePassword'] =>
  async ({ body }, call) => {
    const { person } = callerOf(call)
    requireSession(call)
    await context.rateLimits.spend('login-device', person.id)
    const isKnown =
      person.password_hash === null || (await isPassword(person.password_hash, body.old_password))
    if (!isKnown) throw appError('auth/password-wrong')
    const hash = await hashPassword(body.new_password)
    return context.database.transaction(async () => {
      await context.queries.persons.updatePasswordHash(person.id, hash)
      await endSignIns(context, person.id)
      const { token } = await openSession(context, person, call)
      return { updated: true as const, token }
    })
  }
