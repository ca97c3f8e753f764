import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../services/context.ts'
import { callerOf } from '../../services/call.ts'
import type { Handlers } from '../http/handlers.ts'
import { requireReadableOrder } from '../policies/readable-order.ts'
import { isBuyer } from '../../services/orders/order-access.ts'
import { loadProgress } from '../../services/wholesale/progress.ts'
import { retryFailed } from '../../services/wholesale/retry-failed.ts'
import { checkList } from '../../services/wholesale/check-list.ts'

/** Orders for many objects at once. */
export const wholesaleRoutes = (context: AppContext): Handlers['wholesale'] => ({
  checkList: checkListRoute(context),
  async getProgress({ params }, call) {
    const order = await requireReadableOrder(context, call, await context.queries.orders.findOrder(params.id))
    return loadProgress(context, order)
  },
  async retryFailed({ params }, call) {
    const { user } = callerOf(call)
    const order = await context.queries.orders.findOrder(params.id)
    if (!order) throw appError('order/not-found')
    if (!isBuyer(call, order, 'orders.write')) throw appError('access/denied')
    await context.rateLimits.consume('archive', user.id)
    return { retried: await retryFailed(context, order.id) }
  },
})

const checkListRoute =
  (context: AppContext): Handlers['wholesale']['checkList'] =>
  async ({ body: { rows } }, call) => {
    const { rateLimits } = context
    const { caller, ip } = call
    // Each row is a search: a list must not bypass the daily limit of searches.
    if (caller) await rateLimits.consume('wholesale-user', caller.user.id, rows.length)
    else await rateLimits.consume('wholesale-guest', ip, rows.length)
    return checkList(context, call, rows)
  }
