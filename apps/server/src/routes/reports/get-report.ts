import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isBuyer, requireReadableItem } from '../../policies/readable-order.ts'
import { loadItemView } from '../../services/orders/load-item-view.ts'
import { markOpened } from '../../services/orders/mark-opened.ts'

export const getReport =
  (context: AppContext): Handlers['reports']['getReport'] =>
  async ({ params }, call) => {
    const item = await requireReadableItem(
      context,
      call,
      await context.queries.orderItems.findItem(params.id),
    )
    await markOpened(context, call, item.person_id, [item])
    return loadItemView(context, item, isBuyer(call, item))
  }
