import type { orderList } from '@proverka/api/contract'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { downloadOrders } from './download-orders.ts'
import { exportOrders } from './export-orders.ts'
import { getOrderSummary } from './get-order-summary.ts'
import { getOverview } from './get-overview.ts'
import { listOrders } from './list-orders.ts'
import { listReceipts } from './list-receipts.ts'

/** The lists of what a user ordered. */
export const orderListRoutes = (context: AppContext): Pick<Handlers['orders'], keyof typeof orderList> => ({
  listOrders: listOrders(context),
  getOrderSummary: getOrderSummary(context),
  getOverview: getOverview(context),
  exportOrders: exportOrders(context),
  downloadOrders: downloadOrders(context),
  listReceipts: listReceipts(context),
})
