import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { Call } from '../call.ts'

/** Notes that the buyer has seen finished reports; an admin who looks at them is not the buyer. */
export async function markOpened(
  context: AppContext,
  { caller }: Call,
  buyerId: string,
  items: readonly OrderItemRow[],
): Promise<void> {
  if (caller?.user.id !== buyerId) return
  const unopened = items.filter(({ status, opened_at }) => status === 'done' && opened_at === null)
  if (unopened.length === 0) return
  await context.queries.orderList.markOpened(
    unopened.map(({ id }) => id),
    context.clock.now(),
  )
}
