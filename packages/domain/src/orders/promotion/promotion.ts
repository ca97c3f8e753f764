import * as v from 'valibot'
import { couponSchema } from '../pricing/product.ts'

/** ISO instant, null for one without an end. */
const activeUntilSchema = v.nullable(v.string())

/** A coupon as an admin sees it: a discount in roubles on one product, opened by its code (ENTITY-29). */
export const adminCouponSchema = v.object({
  ...couponSchema.entries,
  code: v.string(),
  product_id: v.string(),
  active_until: activeUntilSchema,
})

/** A promocode: an amount in roubles that a limited number of people may take (ENTITY-30). */
export const promocodeSchema = v.object({
  promocode_id: v.string(),
  code: v.string(),
  amount: v.number(),
  max_uses: v.number(),
  active_until: activeUntilSchema,
})

/** An advertising campaign; its tag is the `utm_campaign` of its links (ENTITY-31). */
export const campaignSchema = v.object({
  campaign_id: v.string(),
  name: v.string(),
  tag: v.string(),
  enabled: v.boolean(),
})

/** A coupon as the admin calls send it; roubles (ENTITY-29). */
export type AdminCoupon = v.InferOutput<typeof adminCouponSchema>
/** A code that adds money to a balance; roubles (ENTITY-30). */
export type Promocode = v.InferOutput<typeof promocodeSchema>
/** An advertising campaign with its tag (ENTITY-31). */
export type Campaign = v.InferOutput<typeof campaignSchema>

/** Whether something with an end still works; at the end itself it no longer does. `now` in milliseconds. */
export function isActive({ active_until }: { readonly active_until: string | null }, now: number): boolean {
  return active_until === null || Date.parse(active_until) > now
}

/** The coupons that a typed code opens now; spaces around it and the case of its letters do not matter. */
export function couponsOfCode<T extends Pick<AdminCoupon, 'code' | 'active_until'>>(
  coupons: readonly T[],
  code: string,
  now: number,
): readonly T[] {
  const wanted = plainCode(code)
  if (wanted === '') return []
  return coupons.filter((coupon) => plainCode(coupon.code) === wanted && isActive(coupon, now))
}

function plainCode(code: string): string {
  return code.trim().toLowerCase()
}
