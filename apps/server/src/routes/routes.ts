import type { AppContext } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import type { TestProvider } from '../payments/test-provider.ts'
import { accountRoutes } from './account/account-routes.ts'
import { adminRoutes } from './admin/admin-routes.ts'
import { checkToken } from './auth/check-token.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { register } from './auth/register.ts'
import { resetPassword } from './auth/reset-password.ts'
import { saveConsentsRoute } from './auth/save-consents.ts'
import { getLinkTarget, sendSignInLinkRoute } from './auth/sign-in-link.ts'
import { addComment } from './blog/add-comment.ts'
import { blockComment } from './blog/block-comment.ts'
import { getArticle } from './blog/get-article.ts'
import { advertRoutes } from './adverts/advert-routes.ts'
import { listArticles } from './blog/list-articles.ts'
import { listComments } from './blog/list-comments.ts'
import { listTags } from './blog/list-tags.ts'
import { rateArticle } from './blog/rate-article.ts'
import { removeComment } from './blog/remove-comment.ts'
import { getDemoObject } from './demo/get-demo-object.ts'
import { dealRoutes } from './deals/deal-routes.ts'
import { addAffiliate } from './events/add-affiliate.ts'
import { answerPoll } from './events/answer-poll.ts'
import { countDoneOrders } from './events/count-done-orders.ts'
import { postTask } from './events/post-task.ts'
import { estimatePriceRoute, listComparablesRoute } from './events/estimate-price.ts'
import { recordEvent } from './events/record-event.ts'
import { downloadFile } from './files/download-file.ts'
import { downloadOrder } from './files/download-order.ts'
import { downloadReceipt } from './files/download-receipt.ts'
import { listAttachments } from './files/list-attachments.ts'
import { uploadAttachment } from './files/upload-attachment.ts'
import { priceComponentRoutes } from './price-components/price-component-routes.ts'
import { listJobs } from './maintenance/list-jobs.ts'
import { resetIp, resetSearch } from './maintenance/reset-limits.ts'
import { reorderStuckItems, updateAutomatically } from './maintenance/rework-items.ts'
import { listProducts } from './objects/list-products.ts'
import { getObject, getObjectFull } from './objects/object-info.ts'
import { getHouseDetails, getHouseDetailsWithFloors } from './objects/house-details.ts'
import { searchObjects } from './objects/search-objects.ts'
import { systemRoutes } from './system/system-routes.ts'
import { suggestAddresses } from './objects/suggest-addresses.ts'
import { checkOrderPaid } from './orders/check-order-paid.ts'
import { createOrder } from './orders/create-order.ts'
import { createRegistrationOrder } from './orders/create-registration-order.ts'
import { orderListRoutes } from './orders/order-list-routes.ts'
import { orderMoneyRoutes } from './orders/order-money-routes.ts'
import { orderPageRoutes } from './orders/order-page-routes.ts'
import { payOrders } from './orders/pay-orders.ts'
import { resumePayment } from './orders/resume-payment.ts'
import { getApiToken, renewApiToken, revokeApiToken } from './api-token/api-token.ts'
import { downloadPartnerStats } from './partner/download-partner-stats.ts'
import { getPartnerStats } from './partner/get-partner-stats.ts'
import { listInvited } from './partner/list-invited.ts'
import { listPartnerDays } from './partner/list-partner-days.ts'
import { listPartnerOrders } from './partner/list-partner-orders.ts'
import { listWithdrawals, requestWithdrawalRoute } from './partner/withdrawals.ts'
import { payerRoutes } from './payers/payer-routes.ts'
import { personRoutes } from './person/person-routes.ts'
import { checkCoupon } from './products/check-coupon.ts'
import { tariffRoutes } from './tariffs/tariff-routes.ts'
import { receiveWebhook } from './payment/receive-webhook.ts'
import { reportWidgetResult } from './payment/report-widget-result.ts'
import { decideTestPayment, getTestPayment } from './payment/test-payment.ts'
import { listFaults, reportFault } from './reports/faults.ts'
import { getReport } from './reports/get-report.ts'
import { updateOrderItem } from './reports/update-order-item.ts'
import { watchReport } from './reports/watch-report.ts'
import { riskRoutes } from './risk/risk-routes.ts'
import { askAboutDataRoute } from './personal-data/ask-about-data.ts'
import { checkPassport } from './passports/check-passport.ts'
import { askToBeToldRoute, confirmWait } from './products/sale-waits.ts'
import { listSources } from './sources/list-sources.ts'
import { getSite } from './site/get-site.ts'
import { wholesaleRoutes } from './wholesale/wholesale-routes.ts'
import { suggestCompanies } from './suggest/suggest-companies.ts'

/** Who answers which endpoint. */
export const createHandlers = (context: AppContext, testProvider: TestProvider | undefined): Handlers => ({
  account: accountRoutes(context),
  admin: adminRoutes(context),
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
  deals: dealRoutes(context),
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
  maintenance: {
    resetSearch: resetSearch(context),
    resetIp: resetIp(context),
    listJobs: listJobs(context),
    updateAutomatically: updateAutomatically(context),
    reorderStuck: reorderStuckItems(context),
  },
  objects: {
    getObject: getObject(context),
    getObjectFull: getObjectFull(context),
    searchObjects: searchObjects(context),
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
  site: { getSite: getSite(context) },
  sources: { listSources: listSources(context) },
  saleWaits: { ask: askToBeToldRoute(context), confirm: confirmWait(context) },
  subjectRequests: { ask: askAboutDataRoute(context) },
  system: systemRoutes(context),
  tariffs: tariffRoutes(context),
  suggest: { suggestAddresses: suggestAddresses(context), suggestCompanies: suggestCompanies(context) },
  wholesale: wholesaleRoutes(context),
})
