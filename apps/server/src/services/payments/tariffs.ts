import { randomUUID } from 'node:crypto'
import { toRoubles } from '@proverka/domain'
import { DAY_MS } from '@proverka/domain/timing'
import { appError } from '@proverka/domain/errors'
import {
  BASIC_TARIFF_ID,
  planPayment,
  sumOfParts,
  tariffAfterOrders,
  TRANSFERS,
} from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { UserTariffRow, TariffRow } from '../../platform/db/queries/catalogue/tariffs.ts'
import { balanceOfUser } from './balance.ts'

export const findCurrentTariff = (context: AppContext, userId: string): Promise<UserTariffRow | undefined> =>
  context.queries.tariffs.findCurrentTariff(userId, context.clock.now())

/** Sells a tariff from the balance; the same one again goes on from its end. Call inside a transaction. */
export async function buyTariff(context: AppContext, user: UserRow, tariffId: number): Promise<void> {
  const { ledger, users, tariffs } = context.queries
  const tariff = await requireTariff(context, tariffId)
  if (tariff.days === null) throw appError('tariff/not-for-sale')
  await users.lockUser(user.id)
  const price = (await partnerPriceOf(context, user, tariffId)) ?? tariff.price_kopecks
  const plan = planPayment([{ kopecks: price, urgent: false }], await balanceOfUser(context, user.id), true)
  if (plan.source === 'card') throw appError('payment/not-enough-money')
  const now = context.clock.now()
  if (plan.source === 'balance') {
    const key = randomUUID()
    const description = `Тариф «${tariff.name}»`
    await ledger.bookTransfer({
      uniqueKey: `tariff:${key}`,
      description,
      entries: TRANSFERS.payment(user.id, plan),
      at: now,
    })
    await ledger.bookTransfer({
      uniqueKey: `tariff-given:${key}`,
      description,
      entries: TRANSFERS.delivery(user.id, sumOfParts(plan)),
      at: now,
    })
  }
  const before = await tariffs.findOpenTariff(user.id, tariffId)
  const from = before?.active_until && before.active_until > now ? before.active_until : now
  await putOnTariff(context, user.id, tariff, new Date(from.getTime() + tariff.days * DAY_MS))
}

/** Gives a tariff without money for its usual term. */
export async function giveTariff(context: AppContext, userId: string, tariffId: number): Promise<void> {
  const tariff = await requireTariff(context, tariffId)
  const { tariffs } = context.queries
  const now = context.clock.now()
  if (tariffId === BASIC_TARIFF_ID) {
    await tariffs.closeTariffs(userId, now, 'all')
    return
  }
  const until = tariff.days === null ? null : new Date(now.getTime() + tariff.days * DAY_MS)
  await putOnTariff(context, userId, tariff, until)
}

/** Paid orders lead to the tariff «Базовый» (TARIFF-01, AMB-40). Call inside the transaction of a payment. */
export async function earnTariff(context: AppContext, userId: string): Promise<void> {
  const { orderItems, tariffs } = context.queries
  const now = context.clock.now()
  const before = (await tariffs.findCurrentTariff(userId, now))?.tariff_id ?? BASIC_TARIFF_ID
  const after = tariffAfterOrders(before, toRoubles(await orderItems.sumPaidItems(userId)))
  if (after === before || !(await tariffs.findTariff(after))) return
  await tariffs.openTariff(userId, after, now, null, true)
}

/**
 * Revokes the earned tariff when what is paid and not returned no longer earns it; one that was bought or given stays
 * (SAFE-08). Call inside the transaction of a return.
 */
export async function loseTariff(context: AppContext, userId: string): Promise<void> {
  const { orderItems, tariffs } = context.queries
  const kept = toRoubles(await orderItems.sumPaidItems(userId))
  if (tariffAfterOrders(BASIC_TARIFF_ID, kept) !== BASIC_TARIFF_ID) return
  await tariffs.closeTariffs(userId, context.clock.now(), 'earned')
}

export async function requireTariff(context: AppContext, tariffId: number): Promise<TariffRow> {
  const tariff = await context.queries.tariffs.findTariff(tariffId)
  if (!tariff) throw appError('tariff/not-found')
  return tariff
}

/** One tariff with a term at a time; one without waits under it. */
async function putOnTariff(
  context: AppContext,
  userId: string,
  tariff: TariffRow,
  until: Date | null,
): Promise<void> {
  const { tariffs } = context.queries
  const now = context.clock.now()
  await tariffs.closeTariffs(userId, now, 'with-term')
  await tariffs.openTariff(userId, tariff.id, now, until)
}

/** What the user's partner asks for a tariff, kopecks; undefined when it has the public price. */
export async function partnerPriceOf(
  context: AppContext,
  user: UserRow,
  tariffId: number,
): Promise<number | undefined> {
  return user.partner_id === null
    ? undefined
    : context.queries.tariffs.findPartnerPrice(user.partner_id, tariffId)
}
