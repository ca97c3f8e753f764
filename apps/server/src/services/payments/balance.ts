import type { Kopecks } from '@proverka/domain'
import type { AppContext } from '../../context.ts'

/** What a person has: own money and referral bonus; what is shown as the balance is their sum. */
export async function balanceOfPerson(
  context: AppContext,
  personId: string,
): Promise<{ own: Kopecks; bonus: Kopecks }> {
  const { ledger } = context.queries
  return {
    own: await ledger.balanceOf('balance', personId),
    bonus: await ledger.balanceOf('bonus', personId),
  }
}
