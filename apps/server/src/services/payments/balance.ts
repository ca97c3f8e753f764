import type { Kopecks } from '@proverka/domain'
import type { AppContext } from '../context.ts'

/** What a user has: own money and referral bonus; what is shown as the balance is their sum. */
export async function balanceOfUser(
  context: AppContext,
  userId: string,
): Promise<{ own: Kopecks; bonus: Kopecks }> {
  const { ledger } = context.queries
  return {
    own: await ledger.balanceOf('balance', userId),
    bonus: await ledger.balanceOf('bonus', userId),
  }
}
