import type { orderPage } from '@proverka/api/contract'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { correctOrderEmailRoute } from './correct-order-email.ts'
import { getOrder } from './get-order.ts'
import { sendOrderLinkRoute } from './send-order-link.ts'
import { watchOrder } from './watch-order.ts'

/** The page of one order. */
export const orderPageRoutes = (context: AppContext): Pick<Handlers['orders'], keyof typeof orderPage> => ({
  getOrder: getOrder(context),
  watchOrder: watchOrder(context),
  correctOrderEmail: correctOrderEmailRoute(context),
  sendOrderLink: sendOrderLinkRoute(context),
})
