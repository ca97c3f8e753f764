import { amountInputSchema } from '@proverka/domain'
import { adminCouponSchema } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, pageQuery } from '../shared.ts'
import { activeUntilSchema, codeSchema } from './fields.ts'

export const adminCoupons = {
  listCoupons: endpoint({
    id: 'CALL-045',
    method: 'GET',
    path: '/admin/coupon',
    access: 'staff:promotions.read',
    query: v.object(pageQuery),
    reply: v.array(adminCouponSchema),
  }),
  getCoupon: endpoint({
    id: 'CALL-046',
    method: 'GET',
    path: '/admin/coupon/{id}',
    access: 'staff:promotions.read',
    params: v.object({ id: idSchema }),
    reply: adminCouponSchema,
    errors: ['coupon/not-found'],
  }),
  /** Another discount or end; a past `active_until` ends it now. Prices of orders that hold it stay for their term. */
  updateCoupon: endpoint({
    id: 'OWN-admin-coupon',
    method: 'PUT',
    path: '/admin/coupon/{id}',
    access: 'staff:promotions.write',
    params: v.object({ id: idSchema }),
    body: v.object({ discount: amountInputSchema, active_until: activeUntilSchema }),
    reply: adminCouponSchema,
    errors: ['coupon/not-found'],
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
    reply: adminCouponSchema,
    errors: ['product/not-found', 'product/bundle', 'coupon/taken'],
  }),
}
