import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireReadableItem } from '../../policies/readable-order.ts'
import { isBuyer } from '../../../services/orders/order-access.ts'
import { loadItemView } from '../../presenters/load-item-view.ts'
import { markOpened } from '../../../services/orders/mark-opened.ts'

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

export const watchReport =
  (context: AppContext): Handlers['reports']['watchReport'] =>
  async ({ params }, call) => {
    const item = await context.queries.orderItems.findItem(params.id)
    const { id } = await requireReadableItem(context, call, item)
    return context.liveChanges.watch([id], call.caller?.user.id ?? call.binding ?? call.ip)
  }
