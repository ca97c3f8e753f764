import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { countLoginTry } from '../../services/login-tries.ts'
import { isMailedPassword, useMailedPassword } from '../../services/mailed-passwords.ts'
import { isPassword } from '../../services/passwords.ts'
import { openSession } from '../../services/sessions.ts'

/**
 * Known and unknown addresses cost the same work and get the same answer (SEC-04). A mailed password is used up (SEC-03);
 * nobody guesses it, so it opens an account also while others guess at the own one.
 */
export const login =
  (context: AppContext): Handlers['auth']['login'] =>
  async ({ body }, call) => {
    const { persons } = context.queries
    const { id: personId, password_hash } = await persons.findCredentials(body.username)
    const { isOpen, takeBack } = await countLoginTry(context, call, body.username, personId)
    const isMailed = await isMailedPassword(context, personId, body.password)
    if (!isMailed && !isOpen) throw appError('rate/limit', `login-account: ${body.username}`)
    const isRight = isMailed
      ? await useMailedPassword(context, personId)
      : await isPassword(password_hash, body.password)
    const person = isRight ? await persons.findPerson(personId) : undefined
    if (!person || person.removed_at) throw appError('auth/bad-credentials')
    await takeBack()
    return openSession(context, person, call)
  }
