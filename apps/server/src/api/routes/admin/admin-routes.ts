import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { bannerRoutes } from './banners.ts'
import {
  addPartnerTariff,
  listPartnerTariffs,
  removePartnerTariff,
  updatePartnerTariff,
} from './partner-tariffs.ts'
import {
  addResponsibleUser,
  listPersonTariffs,
  listUserLogs,
  listUsers,
  removePerson,
  removeResponsibleUser,
  requestAuth,
  resetRemovedPerson,
  updateUserRole,
} from './users.ts'
import { attachOrderRoute, attachProductRoute, listOrders, updateOrder } from './orders.ts'
import { creditAccountBalance, subtractAccountBalance } from './balance.ts'
import { createCampaign, listCampaigns, removeCampaign, updateCampaign } from './campaigns.ts'
import { articleRoutes } from './articles.ts'
import { catalogueRoutes } from './catalogue.ts'
import { commentRoutes } from './comments.ts'
import { createCoupon, getCoupon, listCoupons, updateCoupon } from './coupons.ts'
import { createPromocode, listPromocodes, removePromocode, updatePromocode } from './promocodes.ts'
import {
  downloadSpv,
  listItemStatuses,
  listOrderItems,
  previewReturnRoute,
  returnItemRoute,
  updateItemStatus,
  updateKadnetStatus,
  updateManually,
  updateSpvStatus,
} from './order-items.ts'
import { getMoney, getMoneyReport } from './money-figures.ts'
import {
  getMetrics,
  getProductsSum,
  getStats,
  getStatsGraphic,
  getTopDonators,
  getTopDonatorsResponsible,
} from './statistics.ts'
import {
  getPartnerAccountSum,
  withdrawPartnerMoney,
  decideWithdrawalRoute,
  listAllWithdrawals,
} from './partner-money.ts'
import { adminNumberWaitRoutes } from '../objects/number-waits.ts'
import { listSaleWaits } from '../products/sale-waits.ts'
import { listSources } from './list-sources.ts'
import { sendEmail, sendNewsletter, sendEmailWithAttachment } from './emails.ts'
import { intakeRoutes } from './intake.ts'
import { updateTariff } from './update-tariff.ts'
import { updateWatchPrice } from './update-watch-price.ts'
import { listAllFaults, moveFaultRoute } from './faults.ts'
import { funnelRoutes } from './funnel.ts'
import { claimRoutes } from './claims.ts'
import { accountMergeRoutes } from './account-merge.ts'
import { deskRoutes } from './desk.ts'
import { fulfilmentRoutes } from './fulfilments.ts'
import { payoutRoutes } from './payouts.ts'
import { pendingRoutes } from './pending.ts'
import { personalDataRoutes } from './personal-data.ts'

/** Who answers which call of admins. */
export const adminRoutes = (context: AppContext): Omit<Handlers['admin'], 'exportTable'> => ({
  addPartnerTariff: addPartnerTariff(context),
  addResponsibleUser: addResponsibleUser(context),
  attachOrder: attachOrderRoute(context),
  attachProduct: attachProductRoute(context),
  createCampaign: createCampaign(context),
  createCoupon: createCoupon(context),
  createPromocode: createPromocode(context),
  creditAccountBalance: creditAccountBalance(context),
  downloadSpv: downloadSpv(context),
  getCoupon: getCoupon(context),
  getMetrics: getMetrics(context),
  getMoney: getMoney(context),
  getMoneyReport: getMoneyReport(context),
  getPartnerAccountSum: getPartnerAccountSum(context),
  getProductsSum: getProductsSum(context),
  getStats: getStats(context),
  getStatsGraphic: getStatsGraphic(context),
  getTopDonators: getTopDonators(context),
  getTopDonatorsResponsible: getTopDonatorsResponsible(context),
  listCampaigns: listCampaigns(context),
  listCoupons: listCoupons(context),
  listItemStatuses: listItemStatuses(),
  listOrderItems: listOrderItems(context),
  listOrders: listOrders(context),
  listPartnerTariffs: listPartnerTariffs(context),
  listPersonTariffs: listPersonTariffs(context),
  listPromocodes: listPromocodes(context),
  ...adminNumberWaitRoutes(context),
  listSaleWaits: listSaleWaits(context),
  listSources: listSources(context),
  listUserLogs: listUserLogs(context),
  listUsers: listUsers(context),
  removeCampaign: removeCampaign(context),
  removePartnerTariff: removePartnerTariff(context),
  removePerson: removePerson(context),
  removePromocode: removePromocode(context),
  removeResponsibleUser: removeResponsibleUser(context),
  requestAuth: requestAuth(context),
  resetRemovedPerson: resetRemovedPerson(context),
  previewReturn: previewReturnRoute(context),
  returnItem: returnItemRoute(context),
  sendEmail: sendEmail(context),
  sendNewsletter: sendNewsletter(context),
  sendEmailWithAttachment: sendEmailWithAttachment(context),
  subtractAccountBalance: subtractAccountBalance(context),
  updateCampaign: updateCampaign(context),
  updateCoupon: updateCoupon(context),
  updateItemStatus: updateItemStatus(context),
  updateKadnetStatus: updateKadnetStatus(context),
  updateManually: updateManually(context),
  updateOrder: updateOrder(context),
  updatePartnerTariff: updatePartnerTariff(context),
  updatePromocode: updatePromocode(context),
  updateSpvStatus: updateSpvStatus(context),
  updateTariff: updateTariff(context),
  updateWatchPrice: updateWatchPrice(context),
  updateUserRole: updateUserRole(context),
  withdrawPartnerMoney: withdrawPartnerMoney(context),
  listAllFaults: listAllFaults(context),
  moveFault: moveFaultRoute(context),
  ...fulfilmentRoutes(context),
  ...personalDataRoutes(context),
  ...payoutRoutes(context),
  ...pendingRoutes(context),
  ...intakeRoutes(context),
  ...bannerRoutes(context),
  ...articleRoutes(context),
  ...catalogueRoutes(context),
  ...commentRoutes(context),
  ...deskRoutes(context),
  ...accountMergeRoutes(context),
  ...claimRoutes(context),
  ...funnelRoutes(context),
  listAllWithdrawals: listAllWithdrawals(context),
  decideWithdrawal: decideWithdrawalRoute(context),
})
