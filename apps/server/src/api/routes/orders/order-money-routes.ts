import type { orderMoney } from '@proverka/api/contract'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { createInvoice, downloadAct, downloadInvoice, listInvoices } from './invoices.ts'
import { downloadTransactions, listTransactions } from './transactions.ts'
import { redeemPromocodeRoute } from './placing.ts'
import { returnProduct } from './order.ts'

/** The money side of the area `orders`. */
export const orderMoneyRoutes = (context: AppContext): Pick<Handlers['orders'], keyof typeof orderMoney> => ({
  returnProduct: returnProduct(context),
  createInvoice: createInvoice(context),
  listInvoices: listInvoices(context),
  downloadInvoice: downloadInvoice(context),
  downloadAct: downloadAct(context),
  listTransactions: listTransactions(context),
  downloadTransactions: downloadTransactions(context),
  redeemPromocode: redeemPromocodeRoute(context),
})
