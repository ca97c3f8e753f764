import type { Database } from '../database.ts'
import { createAccountRemovalQueries } from './retention/account-removal.ts'
import { createApiTokenQueries } from './accounts/api-tokens.ts'
import { createAdvanceBonusQueries } from './payments/advance-bonuses.ts'
import { createAdvertQueries } from './market/adverts.ts'
import { createAnswerTimeQueries } from './reports/answer-times.ts'
import { createMisreadQuestionQueries } from './reports/misread-questions.ts'
import { createArticleDeskQueries } from './content/article-desk.ts'
import { createArticleCommentQueries } from './content/article-comments.ts'
import { createModeratedCommentQueries } from './content/moderated-comments.ts'
import { createArticleQueries } from './content/articles.ts'
import { createBacklogQueries } from './operation/backlog.ts'
import { createCampaignQueries } from './catalogue/campaigns.ts'
import { createSaleWaitQueries } from './orders/sale-waits.ts'
import { createNumberWaitQueries } from './objects/number-waits.ts'
import { createRemovalQueries } from './retention/removals.ts'
import { createAttachmentQueries } from './files/attachments.ts'
import { createRetainedDataQueries } from './retention/retained-data.ts'
import { createHouseQueries } from './market/houses.ts'
import { createMarketFactQueries } from './market/market-facts.ts'
import { createIdempotencyKeyQueries } from './operation/idempotency-keys.ts'
import { createCompanyQueries } from './objects/companies.ts'
import { createConsentQueries } from './accounts/consents.ts'
import { createCatalogueFigureQueries } from './catalogue/catalogue-figures.ts'
import { createPriceChangeQueries } from './catalogue/price-changes.ts'
import { createHealthQueries } from './operation/health.ts'
import { createCouponUseQueries } from './catalogue/coupon-uses.ts'
import { createCouponQueries } from './catalogue/coupons.ts'
import { createDataExportQueries } from './accounts/data-exports.ts'
import { createDealLinkQueries } from './deals/deal-links.ts'
import { createDealQueries } from './deals/deals.ts'
import { createDebtQueries } from './payments/debts.ts'
import { createDestructionActQueries } from './retention/destruction-acts.ts'
import { createDestructionHoldQueries } from './retention/destruction-holds.ts'
import { createDemoObjectQueries } from './objects/demo-objects.ts'
import { createExpiredDataQueries } from './retention/expired-data.ts'
import { createKeptReportQueries } from './reports/kept-reports.ts'
import { createSubjectRequestQueries } from './retention/subject-requests.ts'
import { createInvoiceQueries } from './payments/invoices.ts'
import { createItemReturnQueries } from './payments/item-returns.ts'
import { createJobQueries } from './operation/jobs.ts'
import { createJointPaymentQueries } from './payments/joint-payments.ts'
import { createLedgerQueries } from './payments/ledger.ts'
import { createLogoQueries } from './files/logos.ts'
import { createOrphanedJobQueries } from './orders/orphaned-jobs.ts'
import { createMoneyFigureQueries } from './payments/money-figures.ts'
import { createMovementQueries } from './payments/movements.ts'
import { createNewsletterQueries } from './content/newsletters.ts'
import { createOrderAccessQueries } from './orders/order-accesses.ts'
import { createOrderAdminQueries } from './orders/order-admin.ts'
import { createOrderListQueries } from './orders/order-list.ts'
import { createDuplicateOrderQueries } from './orders/duplicate-orders.ts'
import { createOrderItemQueries } from './orders/order-items.ts'
import { createClientOrderQueries } from './orders/client-orders.ts'
import { createOrderNoteQueries } from './orders/order-notes.ts'
import { createOrderStoryQueries } from './orders/order-story.ts'
import { createOrderQueries } from './orders/orders.ts'
import { createOutboxQueries } from './operation/outbox.ts'
import { createPartnerTariffQueries } from './partners/partner-tariffs.ts'
import { createPartnerQueries } from './partners/partners.ts'
import { createPartnerEarningQueries } from './partners/partner-earnings.ts'
import { createPayerQueries } from './payments/payers.ts'
import { createPayoutRegistryQueries } from './payments/payout-registries.ts'
import { createPartnerMoneyQueries } from './partners/partner-money.ts'
import { createPaymentQueries } from './payments/payments.ts'
import { createPeopleQueries } from './accounts/people.ts'
import { createUserQueries } from './accounts/users.ts'
import { createPhoneCodeQueries } from './accounts/phone-codes.ts'
import { createPriceComponentQueries } from './catalogue/price-components.ts'
import { createProductQueries } from './catalogue/products.ts'
import { createPromocodeQueries } from './catalogue/promocodes.ts'
import { createEmailChangeQueries } from './accounts/email-changes.ts'
import { createEventQueries } from './content/events.ts'
import { createContractorAccountQueries } from './fulfilment/contractor-accounts.ts'
import { createContractorOrderQueries } from './fulfilment/contractor-orders.ts'
import { createFulfilmentQueries } from './fulfilment/fulfilments.ts'
import { createFulfilmentListQueries } from './fulfilment/fulfilment-list.ts'
import { createObtainedQuestionQueries } from './fulfilment/obtained-questions.ts'
import { createWaitingWorkQueries } from './fulfilment/waiting-work.ts'
import { createIntakeQueries } from './fulfilment/intake-files.ts'
import { createFinishedDocumentQueries } from './reports/finished-documents.ts'
import { createIssuedReportQueries } from './reports/issued-reports.ts'
import { createReportStampQueries } from './reports/report-stamps.ts'
import { createReportShareQueries } from './reports/report-shares.ts'
import { createReadLogQueries } from './retention/read-log.ts'
import { createReceiptQueries } from './payments/receipts.ts'
import { createRefundQueries } from './payments/refunds.ts'
import { createOwnReportQueries } from './reports/own-reports.ts'
import { createReportFaultQueries } from './reports/report-faults.ts'
import { createReportQueries } from './reports/reports.ts'
import { createRestoredJobQueries } from './operation/restored-jobs.ts'
import { createReportVersionQueries } from './reports/report-versions.ts'
import { createReworkQueries } from './orders/rework.ts'
import { createRiskQueries } from './reports/risk.ts'
import { createSearchChangeQueries } from './objects/search-changes.ts'
import { createSearchEngineQueries } from './objects/search-engines.ts'
import { createSessionQueries } from './accounts/sessions.ts'
import { createSavedItemQueries } from './accounts/saved-items.ts'
import { createTableViewQueries } from './accounts/table-views.ts'
import { createSettingQueries } from './accounts/settings.ts'
import { createStaffLiveQueries } from './operation/staff-live.ts'
import { createAccountMergeQueries } from './accounts/account-merges.ts'
import { createStaffClaimQueries } from './operation/staff-claims.ts'
import { createFunnelQueries } from './content/funnel.ts'
import { createStaffMailQueries } from './operation/staff-mail.ts'
import { createStaffQueueQueries } from './operation/staff-queues.ts'
import { createStaffSearchQueries } from './operation/staff-search.ts'
import { createStaffSessionQueries } from './accounts/staff-sessions.ts'
import { createSecondFactorQueries } from './accounts/second-factors.ts'
import { createPendingActQueries } from './operation/pending-acts.ts'
import { createStaffRoleQueries } from './accounts/staff-roles.ts'
import { createSiteBuildQueries } from './content/site-builds.ts'
import { createSourceCallQueries } from './reports/source-calls.ts'
import { createStatisticsQueries } from './content/statistics.ts'
import { createStoredFileQueries } from './files/stored-files.ts'
import { createSystemInfoQueries } from './operation/system-info.ts'
import { createTariffQueries } from './catalogue/tariffs.ts'
import { createUsualDaysQueries } from './fulfilment/usual-days.ts'
import { createUserLogQueries } from './operation/user-logs.ts'
import { createWatchQueries } from './watches/watches.ts'
import { createWebhookQueries } from './watches/webhooks.ts'
import { createWholesaleQueries } from './orders/wholesale.ts'
import { createWithdrawalQueries } from './payments/withdrawals.ts'

export type Queries = ReturnType<typeof createQueries>

/** All queries by table; they run in the transaction that is open, if any. */
export function createQueries(database: Database) {
  return {
    accountRemoval: createAccountRemovalQueries(database),
    apiTokens: createApiTokenQueries(database),
    answerTimes: createAnswerTimeQueries(database),
    usualDays: createUsualDaysQueries(database),
    misreadQuestions: createMisreadQuestionQueries(database),
    articleComments: createArticleCommentQueries(database),
    articleDesk: createArticleDeskQueries(database),
    moderatedComments: createModeratedCommentQueries(database),
    articles: createArticleQueries(database),
    adverts: createAdvertQueries(database),
    backlog: createBacklogQueries(database),
    retainedData: createRetainedDataQueries(database),
    houses: createHouseQueries(database),
    marketFacts: createMarketFactQueries(database),
    attachments: createAttachmentQueries(database),
    campaigns: createCampaignQueries(database),
    removals: createRemovalQueries(database),
    companies: createCompanyQueries(database),
    consents: createConsentQueries(database),
    catalogueFigures: createCatalogueFigureQueries(database),
    health: createHealthQueries(database),
    coupons: createCouponQueries(database),
    debts: createDebtQueries(database),
    couponUses: createCouponUseQueries(database),
    numberWaits: createNumberWaitQueries(database),
    saleWaits: createSaleWaitQueries(database),
    subjectRequests: createSubjectRequestQueries(database),
    destructionActs: createDestructionActQueries(database),
    destructionHolds: createDestructionHoldQueries(database),
    expiredData: createExpiredDataQueries(database),
    keptReports: createKeptReportQueries(database),
    dataExports: createDataExportQueries(database),
    dealLinks: createDealLinkQueries(database),
    deals: createDealQueries(database),
    demoObjects: createDemoObjectQueries(database),
    idempotencyKeys: createIdempotencyKeyQueries(database),
    advanceBonuses: createAdvanceBonusQueries(database),
    moneyFigures: createMoneyFigureQueries(database),
    invoices: createInvoiceQueries(database),
    itemReturns: createItemReturnQueries(database),
    jobs: createJobQueries(database),
    jointPayments: createJointPaymentQueries(database),
    ledger: createLedgerQueries(database),
    logos: createLogoQueries(database),
    orphanedJobs: createOrphanedJobQueries(database),
    movements: createMovementQueries(database),
    orderAdmin: createOrderAdminQueries(database),
    newsletters: createNewsletterQueries(database),
    orderAccesses: createOrderAccessQueries(database),
    clientOrders: createClientOrderQueries(database),
    orderNotes: createOrderNoteQueries(database),
    orderStory: createOrderStoryQueries(database),
    orderList: createOrderListQueries(database),
    orders: createOrderQueries(database),
    orderItems: createOrderItemQueries(database),
    duplicateOrders: createDuplicateOrderQueries(database),
    outbox: createOutboxQueries(database),
    partnerTariffs: createPartnerTariffQueries(database),
    partners: createPartnerQueries(database),
    partnerEarnings: createPartnerEarningQueries(database),
    payers: createPayerQueries(database),
    payoutRegistries: createPayoutRegistryQueries(database),
    partnerMoney: createPartnerMoneyQueries(database),
    payments: createPaymentQueries(database),
    people: createPeopleQueries(database),
    users: createUserQueries(database),
    phoneCodes: createPhoneCodeQueries(database),
    priceChanges: createPriceChangeQueries(database),
    priceComponents: createPriceComponentQueries(database),
    products: createProductQueries(database),
    promocodes: createPromocodeQueries(database),
    readLog: createReadLogQueries(database),
    emailChanges: createEmailChangeQueries(database),
    events: createEventQueries(database),
    fulfilments: createFulfilmentQueries(database),
    fulfilmentList: createFulfilmentListQueries(database),
    obtainedQuestions: createObtainedQuestionQueries(database),
    waitingWork: createWaitingWorkQueries(database),
    contractorOrders: createContractorOrderQueries(database),
    contractorAccounts: createContractorAccountQueries(database),
    intake: createIntakeQueries(database),
    finishedDocuments: createFinishedDocumentQueries(database),
    issuedReports: createIssuedReportQueries(database),
    reportStamps: createReportStampQueries(database),
    receipts: createReceiptQueries(database),
    refunds: createRefundQueries(database),
    reportFaults: createReportFaultQueries(database),
    savedItems: createSavedItemQueries(database),
    tableViews: createTableViewQueries(database),
    ownReports: createOwnReportQueries(database),
    reports: createReportQueries(database),
    reportShares: createReportShareQueries(database),
    reportVersions: createReportVersionQueries(database),
    restoredJobs: createRestoredJobQueries(database),
    rework: createReworkQueries(database),
    risk: createRiskQueries(database),
    searchChanges: createSearchChangeQueries(database),
    searchEngines: createSearchEngineQueries(database),
    sessions: createSessionQueries(database),
    settings: createSettingQueries(database),
    secondFactors: createSecondFactorQueries(database),
    staffLive: createStaffLiveQueries(database),
    accountMerges: createAccountMergeQueries(database),
    staffClaims: createStaffClaimQueries(database),
    funnel: createFunnelQueries(database),
    staffMail: createStaffMailQueries(database),
    staffQueues: createStaffQueueQueries(database),
    staffSearch: createStaffSearchQueries(database),
    staffSessions: createStaffSessionQueries(database),
    pendingActs: createPendingActQueries(database),
    staffRoles: createStaffRoleQueries(database),
    siteBuilds: createSiteBuildQueries(database),
    sourceCalls: createSourceCallQueries(database),
    statistics: createStatisticsQueries(database),
    storedFiles: createStoredFileQueries(database),
    systemInfo: createSystemInfoQueries(database),
    tariffs: createTariffQueries(database),
    userLogs: createUserLogQueries(database),
    watches: createWatchQueries(database),
    webhooks: createWebhookQueries(database),
    wholesale: createWholesaleQueries(database),
    withdrawals: createWithdrawalQueries(database),
  }
}
