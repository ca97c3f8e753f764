import { amountInputSchema } from '@proverka/domain'
import { adminCouponSchema } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, pageQuery } from '../shared.ts'
import { activeUntilSchema, codeSchema, versionSchema } from './fields.ts'

/** A coupon with what became of it. */
export const couponReplySchema = v.object({
  ...adminCouponSchema.entries,
  /** Counts changes. */
  version: v.number(),
  /** How many buyers have used it. */
  used: v.number(),
})

export const adminCoupons = {
  listCoupons: endpoint({
    id: 'CALL-045',
    method: 'GET',
    path: '/admin/coupon',
    access: 'staff:promotions.read',
    query: v.object(pageQuery),
    reply: v.array(couponReplySchema),
  }),
  getCoupon: endpoint({
    id: 'CALL-046',
    method: 'GET',
    path: '/admin/coupon/{id}',
    access: 'staff:promotions.read',
    params: v.object({ id: idSchema }),
    reply: couponReplySchema,
    errors: ['coupon/not-found'],
  }),
  /** Another discount or end; a past `active_until` ends it now. Prices of orders that hold it stay for their term. */
  updateCoupon: endpoint({
    id: 'OWN-admin-coupon',
    method: 'PUT',
    path: '/admin/coupon/{id}',
    access: 'staff:promotions.write',
    params: v.object({ id: idSchema }),
    body: v.object({
      discount: amountInputSchema,
      active_until: activeUntilSchema,
      version: versionSchema,
    }),
    reply: couponReplySchema,
    errors: ['coupon/not-found', 'record/changed'],
  }),
  /** One code may open discounts on several products, one on each. */
  createCoupon: endpoint({
    id: 'CALL-047',
    method: 'POST',
    path: '/admin/coupon',
    access: 'staff:promotions.write',
    body: v.object({
      code: codeSchema,
      product_id: idSchema,
      discount: amountInputSchema,
      active_until: activeUntilSchema,
    }),
    reply: couponReplySchema,
    errors: ['product/not-found', 'product/bundle', 'coupon/taken'],
  }),
}
