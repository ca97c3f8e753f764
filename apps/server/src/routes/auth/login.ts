import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { countLoginTry } from '../../services/login-tries.ts'
import { matchMailedPassword, useMailedPassword } from '../../services/mailed-passwords.ts'
import { isPassword } from '../../services/passwords.ts'
import { openSession } from '../../services/sessions.ts'

/**
 * Known and unknown addresses cost the same work and get the same answer (SEC-04). A mailed password is used up (SEC-03);
 * nobody guesses it, so it opens an account also while others guess at the own one, and a second use is told what it is.
 */
export const login =
  (context: AppContext): Handlers['auth']['login'] =>
  async ({ body }, call) => {
    const { persons } = context.queries
    const { id: personId, password_hash } = await persons.findCredentials(body.username)
    const { isOpen, takeBack } = await countLoginTry(context, call, body.username, personId)
    const mailed = await matchMailedPassword(context, personId, body.password)
    if (mailed === 'used') throw appError('auth/mailed-password-used')
    if (mailed === 'expired') throw appError('auth/mailed-password-expired')
    const isMailed = mailed === 'good'
    if (!isMailed && !isOpen) throw appError('rate/limit', `login-account: ${body.username}`)
    const isRight = isMailed
      ? await useMailedPassword(context, personId)
      : await isPassword(password_hash, body.password)
    if (isMailed && !isRight) throw appError('auth/mailed-password-used')
    const person = isRight ? await persons.findPerson(personId) : undefined
    if (!person || person.removed_at) throw appError('auth/bad-credentials')
    await takeBack()
    return openSession(context, person, call, isMailed)
  }
