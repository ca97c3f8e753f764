import type { orderMoney } from '@proverka/api/contract'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { createInvoice } from './create-invoice.ts'
import { downloadAct } from './download-act.ts'
import { downloadInvoice } from './download-invoice.ts'
import { downloadTransactions } from './download-transactions.ts'
import { listInvoices } from './list-invoices.ts'
import { listTransactions } from './list-transactions.ts'
import { redeemPromocodeRoute } from './redeem-promocode.ts'
import { returnProduct } from './return-product.ts'

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
