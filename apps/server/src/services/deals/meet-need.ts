import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'

/**
 * Notes that a missing paper of a deal is there; false when its line was crossed out. Throws `deal/paper-brought` when
 * another document is this paper already: of several at once one is stored. In the transaction of the document.
 */
export async function meetNeed(
  { queries: { deals } }: AppContext,
  dealId: string,
  needId: string,
  documentId: string,
): Promise<boolean> {
  if (await deals.meetNeed(dealId, needId, documentId)) return true
  if ((await deals.listNeeds(dealId)).some(({ id }) => id === needId)) throw appError('deal/paper-brought')
  return false
}
