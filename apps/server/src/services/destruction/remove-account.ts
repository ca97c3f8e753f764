import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { toRoubles } from '@proverka/domain'
import { retainedUntil } from '@proverka/domain/legal'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { callerOf, type Call } from '../call.ts'
import { accountRemovedEmail, moneyOfRemovedEmail } from '../emails/account-emails.ts'
import { requireAnotherAdmin } from '../known-user.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { endWatch } from '../watches/end-watch.ts'
import { balanceOfUser } from '../payments/balance.ts'
import { followAdvance } from '../payments/bonus-of-advance.ts'
import { clawBack } from '../payments/claw-back.ts'
import { handOutAct } from './act-codes.ts'
import { eraseAccount } from './erase-account.ts'
import { writeAct } from './write-act.ts'
import { holdSession } from '../accounts/own-session.ts'
import { isPassword } from '../accounts/passwords.ts'

/** What a deletion would do now: the list that is shown before it is asked for, and at the end. */
export async function previewRemoval(context: AppContext, user: UserRow) {
  const { accountRemoval } = context.queries
  const { own, bonus } = await balanceOfUser(context, user.id)
  const lastPaid = await accountRemoval.findLastPaid(user.id)
  const kept = retainedUntil(context.clock.now(), lastPaid)
  return {
    own: toRoubles(own),
    bonus: toRoubles(bonus),
    has_password: user.password_hash !== null,
    open_orders: (await accountRemoval.listOpenOrders(user.id)).map(({ id, number }) => ({
      order_id: id,
      number,
    })),
    consents_until: kept.consents.toISOString(),
    papers_until: kept.papers?.toISOString() ?? null,
  }
}

/**
 * Deletes an account at the word of its person and with the password: all that the law does not keep goes at once, and an
 * act says what (CAB-02, OPS-03). Work that goes on is finished or returned first, for its money would have no owner. Own
 * money is still owed: the support returns it by the means it was paid with.
 */
export async function removeAccount(context: AppContext, call: Call, password: string) {
  const { user: known } = callerOf(call)
  await context.rateLimits.consume('login-device', known.id)
  if (known.password_hash === null) throw appError('account/password-needed')
  if (!(await isPassword(known.password_hash, password))) throw appError('auth/password-wrong')
  return context.database.transaction(async () => {
    const { accountRemoval, consents } = context.queries
    await requireAnotherAdmin(context, known.id)
    const user = await holdSession(context, call)
    if (user.password_hash !== known.password_hash) throw appError('auth/token-invalid')
    // What is left of their price is the user's own money again.
    for (const watch of await context.queries.watches.listOpenOfPerson(user.id))
      await endWatch(context, watch.id, 'account-removed')
    const plan = await previewRemoval(context, user)
    if (plan.open_orders.length > 0) throw appError('account/orders-open')
    const now = context.clock.now()
    const { own } = await balanceOfUser(context, user.id)
    await followAdvance(context, user.id, own)
    await burnBonus(context, user)
    await consents.withdraw(user, now)
    await consents.keepForUser(user.email, user.id)
    const destroyed = [...(await eraseAccount(context, user))]
    const merged = await context.queries.accountMerges.listMerged(user.id)
    const addresses = [user.email, ...merged.map(({ email }) => email)]
    const holders = await Promise.all(addresses.map((email) => accountRemoval.listHolders(email)))
    for (const holder of [...merged, ...holders.flat()])
      destroyed.push(...(await eraseAccount(context, holder)))
    const act = await writeAct(context, 'removal', `account:${user.id}`, destroyed)
    const { key: site, support } = call.site
    const handed = act ? await handOutAct(context, act, site) : null
    const owed = { to: support.email, userId: user.id, email: user.email, roubles: plan.own }
    if (plan.own > 0)
      await enqueueEmail(context, `removed-money:${user.id}`, moneyOfRemovedEmail(context, site, owed))
    const told = { to: user.email, own: plan.own, papersUntil: plan.papers_until, act: handed }
    await enqueueEmail(
      context,
      `account-removed:${user.id}:${randomUUID()}`,
      accountRemovedEmail(context, site, told),
    )
    return { removed: true as const, papers_until: plan.papers_until }
  })
}

async function burnBonus(context: AppContext, user: UserRow): Promise<void> {
  const { bonus } = await balanceOfUser(context, user.id)
  if (bonus <= 0) return
  await clawBack(context, {
    uniqueKey: `bonus-of-removed:${user.id}`,
    userId: user.id,
    account: 'bonus',
    owedTo: 'promotion',
    description: 'Бонус удаленного кабинета',
    kopecks: bonus,
  })
}
