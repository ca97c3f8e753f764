import { DATA_TERMS } from '@proverka/domain/legal'
import type { AppContext } from '../context.ts'
import { daysBefore } from './days-before.ts'
import { eraseAccount } from './erase-account.ts'
import type { Destroyed } from './write-act.ts'

const abandonedEnd = (now: Date) => daysBefore(now, DATA_TERMS.unpaidOrder)

/** Guests whom the next function would erase. */
export const countAbandonedAccounts = ({ queries }: AppContext, now: Date) =>
  queries.accountRemoval.countAbandoned(abandonedEnd(now))

/** Erases guests who typed an address for an order, never paid and never came back. In a transaction. */
export async function destroyAbandonedAccounts(context: AppContext, now: Date) {
  const destroyed: Destroyed[] = []
  const abandoned = await context.queries.accountRemoval.lockAbandoned(abandonedEnd(now))
  for (const user of abandoned) {
    await context.queries.consents.keepForUser(user.email, user.id)
    destroyed.push(...(await eraseAccount(context, user)))
  }
  return { destroyed, isFull: abandoned.length > 0 }
}
