import type { orderList } from '@proverka/api/contract'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { downloadOrders, exportOrders, getOverview, listOrders } from './order-list.ts'
import { getOrderSummary } from './order.ts'
import { listReceipts } from './transactions.ts'

/** The lists of what a user ordered. */
export const orderListRoutes = (context: AppContext): Pick<Handlers['orders'], keyof typeof orderList> => ({
  listOrders: listOrders(context),
  getOrderSummary: getOrderSummary(context),
  getOverview: getOverview(context),
  exportOrders: exportOrders(context),
  downloadOrders: downloadOrders(context),
  listReceipts: listReceipts(context),
})
