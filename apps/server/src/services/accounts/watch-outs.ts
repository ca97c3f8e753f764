import type { watchOutSchema } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import type { InferInput } from 'valibot'
import type { AppContext } from '../context.ts'
import type { UserTariffRow } from '../../platform/db/queries/catalogue/tariffs.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { hashOfAddress } from '../outbox/recipients.ts'

type WatchOut = InferInput<typeof watchOutSchema>

/** How long before its end a tariff or a key is worth a line. */
const SOON_MS = 7 * DAY_MS
/** Late orders that are listed one by one; the list of orders has the others. */
const MOST_LATE = 3

/** What may go wrong for a user unnoticed: what has gone wrong already comes first. */
export async function loadWatchOuts(
  context: AppContext,
  user: UserRow,
  tariff: UserTariffRow | undefined,
): Promise<WatchOut[]> {
  const { apiTokens, orderList, outbox, tariffs } = context.queries
  const now = context.clock.now()
  const isSoon = (end: Date): boolean => end.getTime() - now.getTime() <= SOON_MS
  const found: WatchOut[] = []

  const refusedAt = await outbox.findRefusedAt(hashOfAddress(user.email))
  if (refusedAt) found.push({ kind: 'email-refused', at: refusedAt.toISOString() })
  for (const { id, number, promised_at } of (await orderList.listOverdue(user.id, now)).slice(0, MOST_LATE)) {
    if (promised_at) found.push({ kind: 'late', order_id: id, number, at: promised_at.toISOString() })
  }
  if (user.proven_at === null) found.push({ kind: 'email-unproven', at: user.created_at.toISOString() })
  if (user.password_hash === null) found.push({ kind: 'no-password', at: user.created_at.toISOString() })
  const end = tariff?.active_until
  if (tariff && end && isSoon(end)) {
    const name = (await tariffs.findTariff(tariff.tariff_id))?.name ?? ''
    found.push({ kind: 'tariff-ending', name, at: end.toISOString() })
  }
  const token = await apiTokens.findApiToken(user.id, now)
  if (token && isSoon(token.expires_at)) {
    found.push({ kind: 'token-ending', hint: `…${token.hint}`, at: token.expires_at.toISOString() })
  }
  return found
}
