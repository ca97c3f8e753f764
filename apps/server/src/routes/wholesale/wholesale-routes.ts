import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isBuyer, requireReadableOrder } from '../../policies/readable-order.ts'
import { appError } from '@proverka/domain/errors'
import { loadProgress } from '../../services/wholesale/progress.ts'
import { retryFailed } from '../../services/wholesale/retry-failed.ts'
import { checkListRoute } from './check-list.ts'

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
    if (!isBuyer(call, order)) throw appError('access/denied')
    await context.rateLimits.consume('archive', user.id)
    return { retried: await retryFailed(context, order.id) }
  },
})
