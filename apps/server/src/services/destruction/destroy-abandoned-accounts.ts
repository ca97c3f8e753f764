import { DAY_MS } from '@proverka/domain'
import { DATA_TERMS } from '@proverka/domain/legal'
import type { AppContext } from '../../context.ts'
import { eraseAccount } from './erase-account.ts'
import type { Destroyed } from './write-act.ts'

/** Erases guests who typed an address for an order, never paid and never came back. In a transaction. */
export async function destroyAbandonedAccounts(context: AppContext, now: Date) {
  const before = new Date(now.getTime() - DATA_TERMS.unpaidOrder * DAY_MS)
  const destroyed: Destroyed[] = []
  const abandoned = await context.queries.accountRemoval.lockAbandoned(before)
  for (const user of abandoned) {
    await context.queries.consents.keepForUser(user.email, user.id)
    destroyed.push(...(await eraseAccount(context, user)))
  }
  return { destroyed, isFull: abandoned.length > 0 }
}
