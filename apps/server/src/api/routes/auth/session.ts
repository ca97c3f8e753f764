import { appError } from '@proverka/domain/errors'
import { toRoubles } from '@proverka/domain'
import { hasAiReport } from '@proverka/domain/accounts'
import type { AppContext } from '../../../services/context.ts'
import type { UserRow } from '../../../platform/db/queries/accounts/users.ts'
import type { Handlers } from '../../http/handlers.ts'
import { countLoginTry } from '../../../services/accounts/login-tries.ts'
import { matchMailedPassword, useMailedPassword } from '../../../services/accounts/mailed-passwords.ts'
import { isPassword } from '../../../services/accounts/passwords.ts'
import { joinWaitingOrders } from '../../../services/accounts/prove-address.ts'
import { openSession, needsPassword, endSignIns } from '../../../services/accounts/sessions.ts'
import { presentPerson } from '../../../services/accounts/present-person.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { balanceOfUser } from '../../../services/payments/balance.ts'
import { signInByLink } from '../../../services/accounts/sign-in-links.ts'
import { findCurrentTariff } from '../../../services/payments/tariffs.ts'
import { callerOf } from '../../../services/call.ts'
import { endOrderAccesses } from '../../../services/orders/order-access.ts'

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
    const { isOpen, refund } = await countLoginTry(context, call, body.username, userId)
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
    await refund()
    return session
  }

/** Holds the user who signs in; what waited for the owner of a proven address joins (DEC-02). In a transaction. */
async function holdOwner(context: AppContext, userId: string): Promise<UserRow | undefined> {
  const { users } = context.queries
  const user = await users.findUser(userId)
  if (user?.proven_at && !user.removed_at) await joinWaitingOrders(context, user)
  return users.lockUser(userId)
}

/**
 * Says who a token belongs to; a single-use token of a link is exchanged for one of a session, or refused with the reason
 * (SEC-01, TRUE-11).
 */
export const checkToken =
  (context: AppContext): Handlers['auth']['checkToken'] =>
  async (_, call) => {
    if (call.caller) {
      const { user, byMailedPassword } = call.caller
      return {
        ...(await account(user)),
        valid: true,
        needs_password: needsPassword(user, byMailedPassword),
      }
    }
    const answer = await signInByLink(context, call.bearer, call)
    if (answer?.kind !== 'signed-in') {
      const link = answer && { link: answer.refusal }
      return { valid: false, account: null, person: null, tariff: null, ...link }
    }
    const { user, session } = answer
    return {
      ...(await account(user)),
      valid: true,
      token: session.token,
      ...(session.needs_password !== undefined && { needs_password: session.needs_password }),
    }

    async function account(owner: UserRow) {
      const { own, bonus } = await balanceOfUser(context, owner.id)
      const balance = toRoubles(own + bonus)
      const { tariff_simple_id } = presentPersonTariff(await findCurrentTariff(context, owner.id))
      const settings = await context.queries.settings.listSettings(owner.id)
      return {
        account: { balance, sum_of_transactions: balance, person_id: owner.id },
        person: presentPerson(owner),
        tariff: { tariff_simple_id },
        has_ai_report: hasAiReport(settings),
      }
    }
  }

export const logout =
  (context: AppContext): Handlers['auth']['logout'] =>
  async ({ query }, call) => {
    const { user, sessionId } = callerOf(call)
    if (query.everywhere) await context.database.transaction(() => endSignIns(context, user.id))
    else if (sessionId) await context.queries.sessions.revokeSession(sessionId, context.clock.now())
    await endOrderAccesses(context, call, user.id)
    return { ended: true }
  }
