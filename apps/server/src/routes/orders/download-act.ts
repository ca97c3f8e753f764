import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnPayer } from '../../policies/own-payer.ts'
import { requireReadableOrder } from '../../policies/readable-order.ts'
import { makeAct } from '../../services/payments/load-act.ts'

/** The file is made when it is asked for: there is no copy that could grow stale. */
export const downloadAct =
  (context: AppContext): Handlers['orders']['downloadAct'] =>
  async ({ params, query }, call) => {
    const { user } = callerOf(call)
    const { orderItems, orders, payers } = context.queries
    const order = await requireReadableOrder(context, call, await orders.findOrder(params.id))
    const payer =
      query.payer_id === undefined ? undefined : requireOwnPayer(await payers.findPayer(query.payer_id), user)
    const file = await makeAct(context, order, await orderItems.listItems(order.id), payer)
    if (!file) throw appError('order/no-act')
    return file
  }
