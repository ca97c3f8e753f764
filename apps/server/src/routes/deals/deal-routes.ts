import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addDealDocument } from './add-deal-document.ts'
import { addDealOrder } from './add-deal-order.ts'
import { removeDeal, removeDealDocument, updateDeal } from './change-deal.ts'
import { createDeal } from './create-deal.ts'
import { bringDealPaper, createDealLink, openDealLink, withdrawDealLink } from './deal-links.ts'
import { addDealNeed, removeDealNeed } from './deal-needs.ts'
import { downloadDeal } from './download-deal.ts'
import { getDeal } from './get-deal.ts'
import { listDeals } from './list-deals.ts'

export const dealRoutes = (context: AppContext): Handlers['deals'] => ({
  listDeals: listDeals(context),
  getDeal: getDeal(context),
  downloadDeal: downloadDeal(context),
  createDeal: createDeal(context),
  addDealDocument: addDealDocument(context),
  addDealOrder: addDealOrder(context),
  addDealNeed: addDealNeed(context),
  removeDealNeed: removeDealNeed(context),
  updateDeal: updateDeal(context),
  removeDeal: removeDeal(context),
  removeDealDocument: removeDealDocument(context),
  createDealLink: createDealLink(context),
  withdrawDealLink: withdrawDealLink(context),
  openDealLink: openDealLink(context),
  bringDealPaper: bringDealPaper(context),
})
