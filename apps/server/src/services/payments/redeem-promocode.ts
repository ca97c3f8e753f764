import { appError } from '@proverka/domain/errors'
import { TRANSFERS } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { PromocodeRow } from '../../platform/db/queries/catalogue/promocodes.ts'

/**
 * Puts the amount of a promocode on the bonus of a user. The row of the promocode is held while its uses are counted, so
 * that the last one is given once; the row of the use makes it once per user. In a transaction.
 */
export async function redeemPromocode(
  context: AppContext,
  user: UserRow,
  code: string,
): Promise<PromocodeRow> {
  const { ledger, promocodes } = context.queries
  const now = context.clock.now()
  const promocode = await promocodes.lockByCode(code)
  const isOver = promocode?.active_until && promocode.active_until <= now
  if (!promocode || isOver) throw appError('promocode/unknown')
  const uses = await promocodes.countUses(promocode.id)
  if (!(await promocodes.insertUse(promocode.id, user.id, now))) throw appError('promocode/used')
  if (uses >= promocode.max_uses) throw appError('promocode/exhausted')
  await ledger.bookTransfer({
    uniqueKey: `promocode:${promocode.id}:${user.id}`,
    description: `Промокод ${promocode.code}`,
    entries: TRANSFERS.promocode(user.id, promocode.amount_kopecks),
    at: now,
  })
  return promocode
}
