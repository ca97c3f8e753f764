import { fulfilmentTransition } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import { moveFulfilment } from './move-fulfilment.ts'

/**
 * Ends what is obtained for an item that is returned or deleted, or for questions of it that are put otherwise. What is
 * overdue is awaited all the same: its money is back already. In a transaction with the order and the item held, before
 * payments are locked.
 */
export async function giveUpFulfilments(
  context: AppContext,
  itemId: string,
  reason: string,
  isMeant: (reportTaskId: string) => boolean = () => true,
): Promise<void> {
  const { fulfilments } = context.queries
  for (const { id, report_task_id } of await fulfilments.listOfItem(itemId)) {
    if (!isMeant(report_task_id)) continue
    const held = await fulfilments.lockFulfilment(id)
    if (!held || held.status === 'overdue' || !fulfilmentTransition(held.status, 'given-up')) continue
    const change = { ended_at: context.clock.now(), next_look_at: null, reason }
    await moveFulfilment(context, held, { event: 'given-up', change })
  }
}
