import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { Call } from '../call.ts'
import { findOrMakeBuyer } from './guest-buyer.ts'
import { withIdempotency } from '../with-idempotency.ts'
import { giveOrderAccess } from './order-access.ts'

/**
 * Moves an unpaid order to another address: to its account, or pending beside it, because emails of the order contain
 * links that sign in there. This browser keeps its access. The consents remain those given with the order: the new
 * address has not consented to anything (SAFE-26).
 */
export async function correctOrderEmail(
  context: AppContext,
  call: Call,
  { id }: OrderRow,
  email: string,
): Promise<{ email: string }> {
  return withIdempotency(context, call, { id, email }, async () => {
    const order = await context.queries.orders.lockOrder(id)
    if (!order) throw appError('order/not-found')
    if (order.paid_at) throw appError('payment/already-paid')
    if (order.email === email) return { email }
    const { queries } = context
    // Data of the former account are not passed on to a caller who opened the order without it.
    const phone = call.caller?.user.id === order.person_id ? call.caller.user.phone : null
    const contact = { email, phone, partner_id: order.partner_id }
    const { user } = await findOrMakeBuyer(context, call, contact)
    const partnerId = order.partner_id === user.id ? null : order.partner_id
    await queries.orderAdmin.setOwner(id, { id: user.id, email }, partnerId)
    await giveOrderAccess(context, call, id)
    return { email }
  })
}
