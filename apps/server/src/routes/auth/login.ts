import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { UserRow } from '../../db/queries/users.ts'
import type { Handlers } from '../../http/handlers.ts'
import { countLoginTry } from '../../services/accounts/login-tries.ts'
import { matchMailedPassword, useMailedPassword } from '../../services/accounts/mailed-passwords.ts'
import { isPassword } from '../../services/accounts/passwords.ts'
import { joinWaitingOrders } from '../../services/accounts/prove-address.ts'
import { openSession } from '../../services/accounts/sessions.ts'

/**
 * Known and unknown addresses cost the same work and get the same answer (SEC-04). A mailed password is used up
 * (SEC-03); it cannot be guessed, so it opens an account even while attempts at its password are blocked. A
 * second use gets an error that says so.
 */
export const login =
  (context: AppContext): Handlers['auth']['login'] =>
  async ({ body }, call) => {
    const { users } = context.queries
    const { id: userId, password_hash } = await users.findCredentials(body.username)
    const { isOpen, takeBack } = await countLoginTry(context, call, body.username, userId)
    const mailed = await matchMailedPassword(context, userId, body.password)
    if (mailed === 'used') throw appError('auth/mailed-password-used')
    if (mailed === 'expired') throw appError('auth/mailed-password-expired')
    const isMailed = mailed === 'good'
    if (!isMailed && !isOpen) throw appError('rate/limit', `login-account: ${body.username}`)
    if (!isMailed && !(await isPassword(password_hash, body.password))) throw appError('auth/bad-credentials')
    const session = await context.database.transaction(async () => {
      if (isMailed && !(await useMailedPassword(context, userId))) throw appError('auth/mailed-password-used')
      const user = await holdOwner(context, userId)
      // The password may have been removed while it was compared: the owner of its address has proven it (SAFE-03).
      const isStill = isMailed || user?.password_hash === password_hash
      if (!user || user.removed_at || !isStill) throw appError('auth/bad-credentials')
      return openSession(context, user, call, isMailed)
    })
    await takeBack()
    return session
  }

/** Holds the user who signs in; what waited for the owner of a proven address joins (DEC-02). In a transaction. */
async function holdOwner(context: AppContext, userId: string): Promise<UserRow | undefined> {
  const { users } = context.queries
  const user = await users.findUser(userId)
  if (user?.proven_at && !user.removed_at) await joinWaitingOrders(context, user)
  return users.lockUser(userId)
}
