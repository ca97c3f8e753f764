import { adminFaults } from './faults.ts'
import { adminNumberWaits } from './number-waits.ts'
import { adminSaleWaits } from './sale-waits.ts'
import { adminPersonalData } from './subject-requests.ts'
import { adminAccountMerge } from './admin/account-merge.ts'
import { adminBanners } from './admin/banners.ts'
import { adminArticles } from './admin/articles.ts'
import { adminCampaigns } from './admin/campaigns.ts'
import { adminCatalogue } from './admin/catalogue.ts'
import { adminClaims } from './admin/claims.ts'
import { adminComments } from './admin/comments.ts'
import { adminExports } from './admin/exports.ts'
import { adminFunnel } from './admin/funnel.ts'
import { adminHealth } from './admin/health.ts'
import { adminCoupons } from './admin/coupons.ts'
import { adminIntake } from './admin/intake.ts'
import { adminFulfilments } from './admin/fulfilments.ts'
import { adminLive } from './admin/live.ts'
import { adminMail } from './admin/mail.ts'
import { adminOrderItems } from './admin/order-items.ts'
import { adminClientPage } from './admin/client-page.ts'
import { adminOrderPage } from './admin/order-page.ts'
import { adminOrders } from './admin/orders.ts'
import { adminPartners } from './admin/partners.ts'
import { adminPayouts } from './admin/payouts.ts'
import { adminPending } from './admin/pending.ts'
import { adminPersonalReads } from './admin/personal-reads.ts'
import { adminPromocodes } from './admin/promocodes.ts'
import { adminTariffs } from './admin/tariffs.ts'
import { adminWatchPrices } from './admin/watch-prices.ts'
import { adminSearch } from './admin/search.ts'
import { adminStats } from './admin/stats.ts'
import { adminToday } from './admin/today.ts'
import { adminUsers } from './admin/users.ts'

/** The calls of admins. Every change is written to the log that `listUserLogs` shows. */
export const admin = {
  ...adminUsers,
  ...adminOrders,
  ...adminOrderItems,
  ...adminFulfilments,
  ...adminBanners,
  ...adminArticles,
  ...adminCatalogue,
  ...adminComments,
  ...adminExports,
  ...adminHealth,
  ...adminCoupons,
  ...adminCampaigns,
  ...adminPromocodes,
  ...adminStats,
  ...adminFunnel,
  ...adminMail,
  ...adminIntake,
  ...adminPartners,
  ...adminTariffs,
  ...adminWatchPrices,
  ...adminFaults,
  ...adminSaleWaits,
  ...adminNumberWaits,
  ...adminPersonalData,
  ...adminToday,
  ...adminLive,
  ...adminSearch,
  ...adminOrderPage,
  ...adminClientPage,
  ...adminClaims,
  ...adminAccountMerge,
  ...adminPersonalReads,
  ...adminPayouts,
  ...adminPending,
}

export {
  adminFulfilmentSchema,
  fulfilmentEventSchema,
  LOOK_UP_PICTURE_LIMIT,
  lookUpSchema,
} from './admin/fulfilments.ts'
export { EMAIL_ATTACHMENT_LIMIT } from './admin/mail.ts'
export {
  INTAKE_FILES,
  INTAKE_LIMIT,
  intakeMatchSchema,
  takenFileSchema,
  waitingFileSchema,
} from './admin/intake.ts'
export {
  maskedClientSchema,
  NOTE_LIMIT,
  ORDER_EVENTS,
  orderStorySchema,
  staffNoteSchema,
} from './admin/order-page.ts'
export { BANNER_LIMIT, bannerChangeSchema } from './admin/banners.ts'
export { articleDraftSchema, articleVersionSchema, deskArticleSchema } from './admin/articles.ts'
export { priceChangeSchema } from './admin/catalogue.ts'
export { commentActSchema, moderatedCommentSchema } from './admin/comments.ts'
export { foundSchema } from './admin/search.ts'
export { STAFF_QUEUES, type StaffQueue } from './admin/today.ts'
export { personalReadSchema } from './admin/personal-reads.ts'
export { pendingActSchema } from './admin/pending.ts'
export { decidedWithdrawalSchema, partnerMoneySchema } from './admin/partners.ts'
export { payoutRegistrySchema, registryRowSchema } from './admin/payouts.ts'
export { returnedItemSchema } from './admin/order-items.ts'
export type { adminOrderItemSchema } from './admin/order-items.ts'
export type { adminOrderSchema } from './admin/orders.ts'
export type { adminUserSchema, userLogSchema } from './admin/users.ts'
