import type { orderPage } from '@proverka/api/contract'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { correctOrderEmailRoute, getOrder, sendOrderLinkRoute, watchOrder } from './order.ts'

/** The page of one order. */
export const orderPageRoutes = (context: AppContext): Pick<Handlers['orders'], keyof typeof orderPage> => ({
  getOrder: getOrder(context),
  watchOrder: watchOrder(context),
  correctOrderEmail: correctOrderEmailRoute(context),
  sendOrderLink: sendOrderLinkRoute(context),
})
