import type { contract } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferOutput } from 'valibot'
import type { CampaignRow } from '../../platform/db/queries/catalogue/campaigns.ts'
import type { CouponRow } from '../../platform/db/queries/catalogue/coupons.ts'
import type { PromocodeRow } from '../../platform/db/queries/catalogue/promocodes.ts'

type Admin = (typeof contract)['admin']

export const presentCoupon = (row: CouponRow, used: number): InferOutput<Admin['createCoupon']['reply']> => ({
  coupon_id: row.id,
  code: row.code,
  product_id: row.product_id,
  discount: toRoubles(row.discount_kopecks),
  active_until: row.active_until?.toISOString() ?? null,
  version: row.version,
  used,
})

export const presentPromocode = (
  row: PromocodeRow,
  used: number,
): InferOutput<Admin['createPromocode']['reply']> => ({
  promocode_id: row.id,
  code: row.code,
  amount: toRoubles(row.amount_kopecks),
  max_uses: row.max_uses,
  active_until: row.active_until?.toISOString() ?? null,
  version: row.version,
  used,
})

/** Whom the links of a campaign brought. */
export interface CampaignUses {
  readonly people: number
  readonly orders: number
}

export const presentCampaign = (
  row: CampaignRow,
  uses: CampaignUses = { people: 0, orders: 0 },
): InferOutput<Admin['createCampaign']['reply']> => ({
  campaign_id: row.id,
  name: row.name,
  tag: row.tag,
  enabled: row.enabled,
  version: row.version,
  people: uses.people,
  orders: uses.orders,
})
