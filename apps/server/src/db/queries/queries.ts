import type { Database } from '../database.ts'
import { createAccountRemovalQueries } from './account-removal.ts'
import { createApiTokenQueries } from './api-tokens.ts'
import { createAdvanceBonusQueries } from './advance-bonuses.ts'
import { createAdvertQueries } from './adverts.ts'
import { createAnswerTimeQueries } from './answer-times.ts'
import { createMisreadQuestionQueries } from './misread-questions.ts'
import { createArticleCommentQueries } from './article-comments.ts'
import { createArticleQueries } from './articles.ts'
import { createBacklogQueries } from './backlog.ts'
import { createCampaignQueries } from './campaigns.ts'
import { createSaleWaitQueries } from './sale-waits.ts'
import { createRemovalQueries } from './removals.ts'
import { createAttachmentQueries } from './attachments.ts'
import { createHeldDataQueries } from './held-data.ts'
import { createHouseQueries } from './houses.ts'
import { createMarketFactQueries } from './market-facts.ts'
import { createIdempotencyKeyQueries } from './idempotency-keys.ts'
import { createCompanyQueries } from './companies.ts'
import { createConsentQueries } from './consents.ts'
import { createCouponUseQueries } from './coupon-uses.ts'
import { createCouponQueries } from './coupons.ts'
import { createDataExportQueries } from './data-exports.ts'
import { createDealLinkQueries } from './deal-links.ts'
import { createDealQueries } from './deals.ts'
import { createDebtQueries } from './debts.ts'
import { createDestructionActQueries } from './destruction-acts.ts'
import { createDestructionHoldQueries } from './destruction-holds.ts'
import { createDemoObjectQueries } from './demo-objects.ts'
import { createExpiredDataQueries } from './expired-data.ts'
import { createKeptReportQueries } from './kept-reports.ts'
import { createSubjectRequestQueries } from './subject-requests.ts'
import { createInvoiceQueries } from './invoices.ts'
import { createItemReturnQueries } from './item-returns.ts'
import { createJobQueries } from './jobs.ts'
import { createJointPaymentQueries } from './joint-payments.ts'
import { createLedgerQueries } from './ledger.ts'
import { createLogoQueries } from './logos.ts'
import { createLostWorkQueries } from './lost-work.ts'
import { createMoneyFigureQueries } from './money-figures.ts'
import { createMovementQueries } from './movements.ts'
import { createNewsletterQueries } from './newsletters.ts'
import { createOrderAccessQueries } from './order-accesses.ts'
import { createOrderAdminQueries } from './order-admin.ts'
import { createOrderListQueries } from './order-list.ts'
import { createOrderWishQueries } from './order-wishes.ts'
import { createOrderItemQueries } from './order-items.ts'
import { createOrderQueries } from './orders.ts'
import { createOutboxQueries } from './outbox.ts'
import { createPartnerTariffQueries } from './partner-tariffs.ts'
import { createPartnerQueries } from './partners.ts'
import { createPartnerEarningQueries } from './partner-earnings.ts'
import { createPayerQueries } from './payers.ts'
import { createPaymentQueries } from './payments.ts'
import { createPeopleQueries } from './people.ts'
import { createUserQueries } from './users.ts'
import { createPhoneCodeQueries } from './phone-codes.ts'
import { createPriceComponentQueries } from './price-components.ts'
import { createProductQueries } from './products.ts'
import { createPromocodeQueries } from './promocodes.ts'
import { createEmailChangeQueries } from './email-changes.ts'
import { createEventQueries } from './events.ts'
import { createFinishedDocumentQueries } from './finished-documents.ts'
import { createReadLogQueries } from './read-log.ts'
import { createReceiptQueries } from './receipts.ts'
import { createRefundQueries } from './refunds.ts'
import { createReportFaultQueries } from './report-faults.ts'
import { createReportQueries } from './reports.ts'
import { createRestoredJobQueries } from './restored-jobs.ts'
import { createReportVersionQueries } from './report-versions.ts'
import { createReworkQueries } from './rework.ts'
import { createRiskQueries } from './risk.ts'
import { createSearchChangeQueries } from './search-changes.ts'
import { createSearchEngineQueries } from './search-engines.ts'
import { createSessionQueries } from './sessions.ts'
import { createSettingQueries } from './settings.ts'
import { createSiteBuildQueries } from './site-builds.ts'
import { createSourceCallQueries } from './source-calls.ts'
import { createStatisticsQueries } from './statistics.ts'
import { createStoredFileQueries } from './stored-files.ts'
import { createSystemInfoQueries } from './system-info.ts'
import { createTariffQueries } from './tariffs.ts'
import { createUserLogQueries } from './user-logs.ts'
import { createWholesaleQueries } from './wholesale.ts'
import { createWithdrawalQueries } from './withdrawals.ts'

export type Queries = ReturnType<typeof createQueries>

/** All queries by table; they run in the transaction that is open, if any. */
export function createQueries(database: Database) {
  return {
    accountRemoval: createAccountRemovalQueries(database),
    apiTokens: createApiTokenQueries(database),
    answerTimes: createAnswerTimeQueries(database),
    misreadQuestions: createMisreadQuestionQueries(database),
    articleComments: createArticleCommentQueries(database),
    articles: createArticleQueries(database),
    adverts: createAdvertQueries(database),
    backlog: createBacklogQueries(database),
    heldData: createHeldDataQueries(database),
    houses: createHouseQueries(database),
    marketFacts: createMarketFactQueries(database),
    attachments: createAttachmentQueries(database),
    campaigns: createCampaignQueries(database),
    removals: createRemovalQueries(database),
    companies: createCompanyQueries(database),
    consents: createConsentQueries(database),
    coupons: createCouponQueries(database),
    debts: createDebtQueries(database),
    couponUses: createCouponUseQueries(database),
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
    lostWork: createLostWorkQueries(database),
    movements: createMovementQueries(database),
    orderAdmin: createOrderAdminQueries(database),
    newsletters: createNewsletterQueries(database),
    orderAccesses: createOrderAccessQueries(database),
    orderList: createOrderListQueries(database),
    orders: createOrderQueries(database),
    orderItems: createOrderItemQueries(database),
    orderWishes: createOrderWishQueries(database),
    outbox: createOutboxQueries(database),
    partnerTariffs: createPartnerTariffQueries(database),
    partners: createPartnerQueries(database),
    partnerEarnings: createPartnerEarningQueries(database),
    payers: createPayerQueries(database),
    payments: createPaymentQueries(database),
    people: createPeopleQueries(database),
    users: createUserQueries(database),
    phoneCodes: createPhoneCodeQueries(database),
    priceComponents: createPriceComponentQueries(database),
    products: createProductQueries(database),
    promocodes: createPromocodeQueries(database),
    readLog: createReadLogQueries(database),
    emailChanges: createEmailChangeQueries(database),
    events: createEventQueries(database),
    finishedDocuments: createFinishedDocumentQueries(database),
    receipts: createReceiptQueries(database),
    refunds: createRefundQueries(database),
    reportFaults: createReportFaultQueries(database),
    reports: createReportQueries(database),
    reportVersions: createReportVersionQueries(database),
    restoredJobs: createRestoredJobQueries(database),
    rework: createReworkQueries(database),
    risk: createRiskQueries(database),
    searchChanges: createSearchChangeQueries(database),
    searchEngines: createSearchEngineQueries(database),
    sessions: createSessionQueries(database),
    settings: createSettingQueries(database),
    siteBuilds: createSiteBuildQueries(database),
    sourceCalls: createSourceCallQueries(database),
    statistics: createStatisticsQueries(database),
    storedFiles: createStoredFileQueries(database),
    systemInfo: createSystemInfoQueries(database),
    tariffs: createTariffQueries(database),
    userLogs: createUserLogQueries(database),
    wholesale: createWholesaleQueries(database),
    withdrawals: createWithdrawalQueries(database),
  }
}
