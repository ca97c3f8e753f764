import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import {
  addDealDocument,
  addDealOrder,
  removeDeal,
  removeDealDocument,
  updateDeal,
  createDeal,
  downloadDeal,
  getDeal,
  listDeals,
} from './deals.ts'
import { bringDealPaper, createDealLink, openDealLink, withdrawDealLink } from './deal-links.ts'
import { addDealNeed, removeDealNeed } from './deal-needs.ts'

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
