import { appError } from '@proverka/domain/errors'
import type { SupplierStatus } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { Call } from '../call.ts'
import { logChange } from '../log-change.ts'

/** Writes down where one supplier is with an item; its own status and the other supplier's stay (AMB-42). */
export function setSupplierStatus(
  context: AppContext,
  call: Call,
  supplier: 'kadnet_status' | 'spv_status',
  { order_item_id, status }: { order_item_id: string; status: SupplierStatus },
) {
  return context.database.transaction(async () => {
    const orders = context.queries.orderAdmin
    const before = await orders.findItem(order_item_id)
    if (!before) throw appError('order/not-found')
    await orders.setSupplierStatus(order_item_id, supplier, status)
    await logChange(context, call, {
      action: `order_item.${supplier}`,
      subject: `order_item:${order_item_id}`,
      userId: before.person_id,
      details: { from: before[supplier], to: status },
    })
    return { ...before, [supplier]: status }
  })
}
