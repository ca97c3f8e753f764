import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { toRoubles } from '@proverka/domain'
import { keptUntil } from '@proverka/domain/legal'
import type { AppContext } from '../../context.ts'
import type { PersonRow } from '../../db/queries/persons.ts'
import { callerOf, type Call } from '../../http/call.ts'
import { accountRemovedEmail, moneyOfRemovedEmail } from '../../mail/emails/account-emails.ts'
import { requireAnotherAdmin } from '../../policies/last-admin.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { balanceOfPerson } from '../payments/balance.ts'
import { takeBack } from '../payments/take-back.ts'
import { holdSession } from './hold-session.ts'
import { isPassword } from './passwords.ts'

/** What a deletion would do now: the list that is shown before it is asked for, and at the end. */
export async function previewRemoval(context: AppContext, person: PersonRow) {
  const { accountRemoval } = context.queries
  const { own, bonus } = await balanceOfPerson(context, person.id)
  const lastPaid = await accountRemoval.findLastPaid(person.id)
  const kept = keptUntil(context.clock.now(), lastPaid)
  return {
    own: toRoubles(own),
    bonus: toRoubles(bonus),
    has_password: person.password_hash !== null,
    open_orders: (await accountRemoval.listOpenOrders(person.id)).map(({ id, number }) => ({
      order_id: id,
      number,
    })),
    consents_until: kept.consents.toISOString(),
    papers_until: kept.papers?.toISOString() ?? null,
  }
}

/**
 * Deletes an account at the word of its person and with the password: all that the law does not keep goes at once
 * (CAB-02). Work that goes on is finished or returned first, for its money would have no owner. Own money is owed still:
 * the support returns it the way it came. The files go with the next sweep.
 */
export async function removeAccount(context: AppContext, call: Call, password: string) {
  const { person: known } = callerOf(call)
  await context.rateLimits.consume('login-device', known.id)
  if (known.password_hash === null) throw appError('account/password-needed')
  if (!(await isPassword(known.password_hash, password))) throw appError('auth/password-wrong')
  return context.database.transaction(async () => {
    const { accountRemoval, consents } = context.queries
    await requireAnotherAdmin(context, known.id)
    const person = await holdSession(context, call)
    if (person.password_hash !== known.password_hash) throw appError('auth/token-invalid')
    const plan = await previewRemoval(context, person)
    if (plan.open_orders.length > 0) throw appError('account/orders-open')
    const now = context.clock.now()
    await burnBonus(context, person)
    await consents.withdraw(person, now)
    await consents.keepForPerson(person.email, person.id)
    const { key: site, support } = call.site
    const owed = { to: support.email, personId: person.id, email: person.email, roubles: plan.own }
    if (plan.own > 0)
      await enqueueEmail(context, `removed-money:${person.id}`, moneyOfRemovedEmail(context, site, owed))
    const told = { to: person.email, own: plan.own, papersUntil: plan.papers_until }
    await enqueueEmail(
      context,
      `account-removed:${person.id}:${randomUUID()}`,
      accountRemovedEmail(context, site, told),
    )
    await accountRemoval.erasePerson(
      person.id,
      now,
      keptUntil(now, await accountRemoval.findLastPaid(person.id)),
    )
    return { removed: true as const, papers_until: plan.papers_until }
  })
}

async function burnBonus(context: AppContext, person: PersonRow): Promise<void> {
  const { bonus } = await balanceOfPerson(context, person.id)
  if (bonus <= 0) return
  await takeBack(context, {
    uniqueKey: `bonus-of-removed:${person.id}`,
    personId: person.id,
    account: 'bonus',
    owedTo: 'promotion',
    description: 'Бонус удаленного кабинета',
    kopecks: bonus,
  })
}
