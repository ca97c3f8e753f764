import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addPartnerTariff } from './add-partner-tariff.ts'
import { addResponsibleUser } from './add-responsible-user.ts'
import { attachOrderRoute } from './attach-order.ts'
import { attachProductRoute } from './attach-product.ts'
import { creditAccountBalance } from './credit-account-balance.ts'
import { createCampaign } from './create-campaign.ts'
import { createCoupon } from './create-coupon.ts'
import { createPromocode } from './create-promocode.ts'
import { downloadSpv } from './download-spv.ts'
import { getCoupon } from './get-coupon.ts'
import { downloadMoney, getMoney } from './money-figures.ts'
import { getMetrics } from './get-metrics.ts'
import { getPartnerAccountSum } from './get-partner-account-sum.ts'
import { getProductsSum } from './get-products-sum.ts'
import { getStats } from './get-stats.ts'
import { getStatsGraphic } from './get-stats-graphic.ts'
import { getTopDonators } from './get-top-donators.ts'
import { getTopDonatorsResponsible } from './get-top-donators-responsible.ts'
import { listCampaigns } from './list-campaigns.ts'
import { listCoupons } from './list-coupons.ts'
import { listItemStatuses } from './list-item-statuses.ts'
import { listOrderItems } from './list-order-items.ts'
import { listOrders } from './list-orders.ts'
import { listPartnerTariffs } from './list-partner-tariffs.ts'
import { listPersonTariffs } from './list-person-tariffs.ts'
import { listPromocodes } from './list-promocodes.ts'
import { listSaleWaits } from '../products/sale-waits.ts'
import { listSources } from './list-sources.ts'
import { listUserLogs } from './list-user-logs.ts'
import { listUsers } from './list-users.ts'
import { removeCampaign } from './remove-campaign.ts'
import { removePartnerTariff } from './remove-partner-tariff.ts'
import { removePerson } from './remove-person.ts'
import { removePromocode } from './remove-promocode.ts'
import { removeResponsibleUser } from './remove-responsible-user.ts'
import { requestAuth } from './request-auth.ts'
import { resetRemovedPerson } from './reset-removed-person.ts'
import { returnItemRoute } from './return-item.ts'
import { sendEmail } from './send-email.ts'
import { sendNewsletter } from './send-newsletter.ts'
import { sendEmailWithAttachment } from './send-email-with-attachment.ts'
import { subtractAccountBalance } from './subtract-account-balance.ts'
import { updateCampaign } from './update-campaign.ts'
import { updateCoupon } from './update-coupon.ts'
import { updateItemStatus } from './update-item-status.ts'
import { updateKadnetStatus } from './update-kadnet-status.ts'
import { updateManually } from './update-manually.ts'
import { updateOrder } from './update-order.ts'
import { updatePartnerTariff } from './update-partner-tariff.ts'
import { updatePromocode } from './update-promocode.ts'
import { updateSpvStatus } from './update-spv-status.ts'
import { updateTariff } from './update-tariff.ts'
import { updateUserRole } from './update-user-role.ts'
import { withdrawPartnerMoney } from './withdraw-partner-money.ts'
import { listAllFaults, moveFaultRoute } from './faults.ts'
import { personalDataRoutes } from './personal-data.ts'
import { decideWithdrawalRoute, listAllWithdrawals } from './withdrawals.ts'

/** Who answers which call of admins. */
export const adminRoutes = (context: AppContext): Handlers['admin'] => ({
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
  downloadMoney: downloadMoney(context),
  getMetrics: getMetrics(context),
  getMoney: getMoney(context),
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
  updateUserRole: updateUserRole(context),
  withdrawPartnerMoney: withdrawPartnerMoney(context),
  listAllFaults: listAllFaults(context),
  moveFault: moveFaultRoute(context),
  ...personalDataRoutes(context),
  listAllWithdrawals: listAllWithdrawals(context),
  decideWithdrawal: decideWithdrawalRoute(context),
})
