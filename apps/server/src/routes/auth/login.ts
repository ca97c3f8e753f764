import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { NOBODY_ID } from '../../db/queries/persons.ts'
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
    const found = await context.queries.persons.findPersonByEmail(body.username)
    const person = found?.removed_at ? undefined : found
    const personId = person?.id ?? NOBODY_ID
    const { isOpen, takeBack } = await countLoginTry(context, call, body.username, personId)
    const isMailed = await isMailedPassword(context, personId, body.password)
    if (!isMailed && !isOpen) throw appError('rate/limit', `login-account: ${body.username}`)
    const isRight = isMailed
      ? await useMailedPassword(context, personId)
      : await isPassword(person?.password_hash, body.password)
    if (!person || !isRight) throw appError('auth/bad-credentials')
    await takeBack()
    return openSession(context, person, call)
  }
