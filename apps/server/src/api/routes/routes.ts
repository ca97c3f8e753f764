import type { AppContext } from '../../services/context.ts'
import type { Handlers } from '../http/handlers.ts'
import type { TestProvider } from '../../adapters/payments/test-provider.ts'
import { accountRoutes } from './account/account-routes.ts'
import { adminRoutes } from './admin/admin-routes.ts'
import { checkToken, login, logout } from './auth/session.ts'
import { register } from './auth/register.ts'
import { resetPassword } from './auth/reset-password.ts'
import { saveConsentsRoute } from './auth/save-consents.ts'
import { getLinkTarget, sendSignInLinkRoute } from './auth/sign-in-link.ts'
import { addComment, blockComment, listComments, removeComment } from './blog/comments.ts'
import { getArticle, listArticles, listTags, rateArticle } from './blog/articles.ts'
import { advertRoutes } from './adverts/advert-routes.ts'
import { getDemoObject } from './demo.ts'
import { dealRoutes } from './deals/deal-routes.ts'
import { addAffiliate, answerPoll, countDoneOrders, postTask, recordEvent } from './events/events.ts'
import { estimatePriceRoute, listComparablesRoute } from './events/estimate-price.ts'
import { downloadFile, downloadOrder, downloadReceipt } from './files/downloads.ts'
import { listAttachments, uploadAttachment } from './files/attachments.ts'
import { priceComponentRoutes } from './price-components.ts'
import {
  cancelJob,
  listJobs,
  resetIp,
  resetSearch,
  reorderStuckItems,
  retryJob,
  updateAutomatically,
} from './maintenance.ts'
import { listProducts } from './objects/list-products.ts'
import { getObject, getObjectFull } from './objects/object-info.ts'
import { getHouseDetails, getHouseDetailsWithFloors } from './objects/house-details.ts'
import { downloadContour, getContour } from './objects/object-contour.ts'
import { searchObjects } from './objects/search-objects.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { systemRoutes } from './system.ts'
import { suggestAddresses } from './objects/suggest-addresses.ts'
import { checkOrderPaid } from './orders/order.ts'
import { createOrder, createRegistrationOrder, payOrders, resumePayment } from './orders/placing.ts'
import { orderListRoutes } from './orders/order-list-routes.ts'
import { orderMoneyRoutes } from './orders/order-money-routes.ts'
import { orderPageRoutes } from './orders/order-page-routes.ts'
import { getApiToken, renewApiToken, revokeApiToken } from './api-token.ts'
import {
  downloadPartnerStats,
  getPartnerStats,
  listInvited,
  listPartnerDays,
  listPartnerOrders,
} from './partner/statistics.ts'
import { listWithdrawals, requestWithdrawalRoute } from './partner/withdrawals.ts'
import { payerRoutes } from './payers.ts'
import { personRoutes } from './person/person-routes.ts'
import { checkCoupon } from './products/check-coupon.ts'
import { tariffRoutes } from './tariffs.ts'
import { receiveWebhook, reportWidgetResult, decideTestPayment, getTestPayment } from './payment/payment.ts'
import { savedRoutes } from './account/saved-items.ts'
import { comparisonRoutes } from './reports/comparison.ts'
import { listFaults, reportFault } from './reports/faults.ts'
import { getReport, watchReport } from './reports/report.ts'
import { updateOrderItem } from './reports/update-order-item.ts'
import { shareRoutes } from './reports/shares.ts'
import { riskRoutes } from './risk/risk-routes.ts'
import { subjectRequestRoutes } from './personal-data.ts'
import { checkPassport } from './passports.ts'
import { numberWaitRoutes } from './objects/number-waits.ts'
import { addSaleWaitRoute, confirmWait } from './products/sale-waits.ts'
import { listSources } from './sources.ts'
import { getSite } from './site.ts'
import { exportTable } from '../tables/export-table.ts'
import { findIssued } from './verify.ts'
import { watchRoutes } from './watches.ts'
import { wholesaleRoutes } from './wholesale.ts'
import { suggestCompanies } from './suggest.ts'

/** Who answers which endpoint. */
export function createHandlers(context: AppContext, testProvider: TestProvider | undefined): Handlers {
  const lists = {
    admin: adminRoutes(context),
    maintenance: maintenanceRoutes(context),
    staff: staffRoutes(context),
  }
  return {
    account: accountRoutes(context),
    ...lists,
    admin: { ...lists.admin, exportTable: exportTable(context, lists) },
    auth: {
      register: register(context),
      login: login(context),
      checkToken: checkToken(context),
      logout: logout(context),
      resetPassword: resetPassword(context),
      saveConsents: saveConsentsRoute(context),
      sendSignInLink: sendSignInLinkRoute(context),
      getLinkTarget: getLinkTarget(context),
    },
    ...advertRoutes(context),
    blog: {
      listArticles: listArticles(context),
      getArticle: getArticle(context),
      listTags: listTags(context),
      rateArticle: rateArticle(context),
      listComments: listComments(context),
      addComment: addComment(context),
      removeComment: removeComment(context),
      blockComment: blockComment(context),
    },
    demo: { getDemoObject },
    comparison: comparisonRoutes(context),
    deals: dealRoutes(context),
    watches: watchRoutes(context),
    events: {
      recordEvent: recordEvent(context),
      estimatePrice: estimatePriceRoute(context),
      listComparables: listComparablesRoute(context),
      postTask: postTask(context),
      answerPoll: answerPoll(context),
      countDoneOrders: countDoneOrders(context),
      addAffiliate: addAffiliate(context),
    },
    files: {
      uploadAttachment: uploadAttachment(context),
      listAttachments: listAttachments(context),
      downloadFile: downloadFile(context),
      downloadReceipt: downloadReceipt(context),
      downloadOrder: downloadOrder(context),
    },
    objects: {
      getObject: getObject(context),
      getObjectFull: getObjectFull(context),
      searchObjects: searchObjects(context),
      getContour: getContour(context),
      downloadContour: downloadContour(context),
      getHouseDetails: getHouseDetails(context),
      getHouseDetailsWithFloors: getHouseDetailsWithFloors(context),
    },
    orders: {
      ...orderListRoutes(context),
      ...orderMoneyRoutes(context),
      ...orderPageRoutes(context),
      createOrder: createOrder(context),
      createRegistrationOrder: createRegistrationOrder(context),
      checkOrderPaid: checkOrderPaid(context),
      resumePayment: resumePayment(context),
      payOrders: payOrders(context),
    },
    apiToken: {
      getApiToken: getApiToken(context),
      renewApiToken: renewApiToken(context),
      revokeApiToken: revokeApiToken(context),
    },
    partner: {
      listPartnerOrders: listPartnerOrders(context),
      getPartnerStats: getPartnerStats(context),
      listPartnerDays: listPartnerDays(context),
      downloadPartnerStats: downloadPartnerStats(context),
      listInvited: listInvited(context),
      listWithdrawals: listWithdrawals(context),
      requestWithdrawal: requestWithdrawalRoute(context),
    },
    payers: payerRoutes(context),
    person: personRoutes(context),
    passports: { checkPassport: checkPassport(context) },
    payment: {
      reportWidgetResult: reportWidgetResult(context),
      receiveWebhook: receiveWebhook(context),
      getTestPayment: getTestPayment(context, testProvider),
      decideTestPayment: decideTestPayment(context, testProvider),
    },
    priceComponents: priceComponentRoutes(context),
    products: { listProducts: listProducts(context), checkCoupon: checkCoupon(context) },
    reports: {
      getReport: getReport(context),
      listFaults: listFaults(context),
      reportFault: reportFault(context),
      watchReport: watchReport(context),
      updateOrderItem: updateOrderItem(context),
    },
    risk: riskRoutes(context),
    shares: shareRoutes(context),
    saved: savedRoutes(context),
    site: { getSite: getSite(context) },
    sources: { listSources: listSources(context) },
    numberWaits: numberWaitRoutes(context),
    saleWaits: { ask: addSaleWaitRoute(context), confirm: confirmWait(context) },
    subjectRequests: subjectRequestRoutes(context),
    system: systemRoutes(context),
    tariffs: tariffRoutes(context),
    suggest: { suggestAddresses: suggestAddresses(context), suggestCompanies: suggestCompanies(context) },
    verify: { findIssued: findIssued(context) },
    wholesale: wholesaleRoutes(context),
  }
}

const maintenanceRoutes = (context: AppContext): Handlers['maintenance'] => ({
  resetSearch: resetSearch(context),
  resetIp: resetIp(context),
  listJobs: listJobs(context),
  retryJob: retryJob(context),
  cancelJob: cancelJob(context),
  updateAutomatically: updateAutomatically(context),
  reorderStuck: reorderStuckItems(context),
})
