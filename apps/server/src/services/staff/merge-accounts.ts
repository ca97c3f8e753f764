import { toRoubles, type Kopecks } from '@proverka/domain'
import { appError, type ErrorCode } from '@proverka/domain/errors'
import type { SiteKey } from '@proverka/domain/sites'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { AppContext } from '../context.ts'
import { accountMergedEmail } from '../emails/merge-emails.ts'
import { requireUser } from '../known-user.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { endWatch } from '../watches/end-watch.ts'
import { endSignIns } from '../accounts/sessions.ts'
import { staffRolesOf } from '../accounts/with-roles.ts'

/** Accounts of the books that hold a client's money. */
const MONEY = ['balance', 'bonus', 'prepaid'] as const

type Money = Readonly<Record<(typeof MONEY)[number], Kopecks>>

/** What a merge would do now; nothing is changed. */
export async function previewMerge(context: AppContext, fromId: string, intoId: string) {
  const { accountMerges, tariffs } = context.queries
  const now = context.clock.now()
  const [from, into] = [await requireUser(context, fromId), await requireUser(context, intoId)]
  const money = await moneyOf(context, from.id)
  const current = await tariffs.findCurrentTariff(from.id, now)
  const tariff = current && (await tariffs.findTariff(current.tariff_id))
  return {
    refusals: await findRefusals(context, from, into),
    counts: await accountMerges.countMerge(from.id, into.id, now),
    own: toRoubles(money.balance),
    bonus: toRoubles(money.bonus),
    prepaid: toRoubles(money.prepaid),
    tariff: tariff?.name ?? null,
    kopecks: movedKopecks(money),
  }
}

/** The money that a second signature is asked for by: what can be spent or paid out. */
const movedKopecks = ({ balance, bonus }: Money): Kopecks => Math.max(0, balance) + Math.max(0, bonus)

/** What of an account a merge would move, kopecks. Throws the first refusal. */
export async function requireMergeable(
  context: AppContext,
  fromId: string,
  intoId: string,
): Promise<Kopecks> {
  const { refusals, kopecks } = await previewMerge(context, fromId, intoId)
  const [refusal] = refusals
  if (refusal) throw appError(refusal)
  return kopecks
}

/** Why two accounts are not merged; empty: they can be. */
async function findRefusals(
  context: AppContext,
  from: UserRow,
  into: UserRow,
): Promise<readonly ErrorCode[]> {
  if (from.id === into.id) return ['merge/same']
  const { accountMerges, advanceBonuses, staffRoles } = context.queries
  const now = context.clock.now()
  const facts = await accountMerges.findObstacles(from.id, into.id, now)
  const roles = await Promise.all(
    [from, into].map(async (user) => staffRolesOf(user, await staffRoles.listRolesOf(user.id, now))),
  )
  const checks: readonly (readonly [ErrorCode, boolean])[] = [
    ['merge/closed', from.removed_at !== null || into.removed_at !== null],
    ['merge/staff', roles.some(({ length }) => length > 0)],
    ['merge/roles', from.person_role !== into.person_role],
    ['merge/not-proven', from.proven_at === null || into.proven_at === null],
    ['merge/two-tariffs', facts.tariffs_from > 0 && facts.tariffs_into > 0],
    ['merge/partner', facts.is_partner],
    ['merge/invited', (await advanceBonuses.listOfInvited(from.id)).length > 0],
    ['merge/withdrawal', facts.withdrawals > 0],
    ['merge/debt', facts.debts > 0],
    ['merge/pending', facts.pending > 0],
  ]
  return checks.flatMap(([code, applies]) => (applies ? [code] : []))
}

/**
 * Makes two accounts one: orders, money and all things of the first become the other's, what acted in its name ends, its
 * address leads to the other from now on. Refuses what changed since it was asked for. In a transaction.
 */
export async function mergeAccounts(
  context: AppContext,
  actId: string,
  {
    fromId,
    intoId,
    kopecks,
  }: { readonly fromId: string; readonly intoId: string; readonly kopecks: Kopecks },
): Promise<void> {
  const { accountMerges, ledger, users } = context.queries
  const now = context.clock.now()
  const orders = await accountMerges.lockOrders(fromId)
  // In one order, whichever goes into which: two merges wait for each other.
  for (const id of [fromId, intoId].toSorted()) await users.lockUser(id)
  const [from, into] = [await requireUser(context, fromId), await requireUser(context, intoId)]
  const expected = await requireMergeable(context, fromId, intoId)
  // The signature was given for this sum.
  if (expected !== kopecks) throw appError('pending/changed')
  for (const watch of await accountMerges.listDoubledWatches(from.id, into.id))
    await endWatch(context, watch, 'account-removed')
  const money = await moneyOf(context, from.id)
  await endSignIns(context, from.id)
  await accountMerges.moveAll(from.id, into)
  const entries = MONEY.flatMap((account) =>
    money[account] === 0
      ? []
      : [
          { account, userId: from.id, amount: -money[account] },
          { account, userId: into.id, amount: money[account] },
        ],
  )
  if (entries.length > 0)
    await ledger.bookTransfer({
      uniqueKey: `merge:${actId}`,
      description: 'Объединение учетных записей',
      entries,
      at: now,
    })
  await accountMerges.setMerged(from.id, into.id, now)
  const site = context.config.sites[0]?.key as SiteKey
  for (const to of [from.email, into.email])
    await enqueueEmail(
      context,
      `account-merged:${actId}:${to === into.email ? 'into' : 'from'}`,
      accountMergedEmail(context, site, { to, isFormer: to === from.email, orders: orders.length }),
    )
}

async function moneyOf({ queries: { ledger } }: AppContext, userId: string): Promise<Money> {
  const [balance, bonus, prepaid] = await Promise.all(
    MONEY.map((account) => ledger.balanceOf(account, userId)),
  )
  return { balance: balance ?? 0, bonus: bonus ?? 0, prepaid: prepaid ?? 0 }
}
