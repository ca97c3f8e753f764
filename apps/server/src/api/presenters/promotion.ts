import { toRoubles } from '@proverka/domain'
import type { AdminCoupon, Campaign, Promocode } from '@proverka/domain/orders'
import type { CampaignRow } from '../../platform/db/queries/catalogue/campaigns.ts'
import type { CouponRow } from '../../platform/db/queries/catalogue/coupons.ts'
import type { PromocodeRow } from '../../platform/db/queries/catalogue/promocodes.ts'

export const presentCoupon = (row: CouponRow): AdminCoupon => ({
  coupon_id: row.id,
  code: row.code,
  product_id: row.product_id,
  discount: toRoubles(row.discount_kopecks),
  active_until: row.active_until?.toISOString() ?? null,
})

export const presentPromocode = (row: PromocodeRow): Promocode => ({
  promocode_id: row.id,
  code: row.code,
  amount: toRoubles(row.amount_kopecks),
  max_uses: row.max_uses,
  active_until: row.active_until?.toISOString() ?? null,
})

export const presentCampaign = (row: CampaignRow): Campaign => ({
  campaign_id: row.id,
  name: row.name,
  tag: row.tag,
  enabled: row.enabled,
})
