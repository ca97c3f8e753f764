import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { PersonRow } from '../../db/queries/persons.ts'
import type { Handlers } from '../../http/handlers.ts'
import { countLoginTry } from '../../services/accounts/login-tries.ts'
import { matchMailedPassword, useMailedPassword } from '../../services/accounts/mailed-passwords.ts'
import { isPassword } from '../../services/accounts/passwords.ts'
import { joinWaitingOrders } from '../../services/accounts/prove-address.ts'
import { openSession } from '../../services/accounts/sessions.ts'

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
    if (!isMailed && !(await isPassword(password_hash, body.password))) throw appError('auth/bad-credentials')
    const session = await context.database.transaction(async () => {
      if (isMailed && !(await useMailedPassword(context, personId)))
        throw appError('auth/mailed-password-used')
      const person = await holdOwner(context, personId)
      // The password may have ended while it was compared: its address was proven by somebody else (SAFE-03).
      const isStill = isMailed || person?.password_hash === password_hash
      if (!person || person.removed_at || !isStill) throw appError('auth/bad-credentials')
      return openSession(context, person, call, isMailed)
    })
    await takeBack()
    return session
  }

/** Holds the person who signs in; what waited for the owner of a proven address joins (DEC-02). In a transaction. */
async function holdOwner(context: AppContext, personId: string): Promise<PersonRow | undefined> {
  const { persons } = context.queries
  const person = await persons.findPerson(personId)
  if (person?.proven_at && !person.removed_at) await joinWaitingOrders(context, person)
  return persons.lockPerson(personId)
}
