import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

/** The number is shown on public pages: it may be this old. */
const KEPT_MS = 10_000

export const countDoneOrders = (context: AppContext): Handlers['events']['countDoneOrders'] => {
  let known: { readonly count: number; readonly at: number } | undefined
  return async () => {
    const now = context.clock.now().getTime()
    if (!known || now - known.at >= KEPT_MS) {
      known = { count: await context.queries.orderItems.countDoneItems(), at: now }
    }
    return { count: known.count }
  }
}
