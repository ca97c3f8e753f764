import { REQUIRED_MESSAGE } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { linkTextSchema, roublesSchema } from './shared.ts'

export const priceComponentSchema = v.object({
  price_component_id: v.string(),
  price: roublesSchema,
  is_base_product_component: v.boolean(),
  enabled: v.boolean(),
  price_component_type: v.object({ name: v.string() }),
  price_component_owners: v.array(v.object({ person_id: v.string() })),
})

export const couponSchema = v.object({ coupon_id: v.string(), discount: roublesSchema })

export const productSchema = v.object({
  product_id: v.string(),
  product_name: v.string(),
  product_name_ru: v.string(),
  product_description: v.string(),
  product_price: roublesSchema,
  price_components: v.array(priceComponentSchema),
  coupons: v.array(couponSchema),
  /** Why the typed coupon lowers nothing here. */
  coupon_notice: v.optional(v.string()),
})

export const products = {
  listProducts: endpoint({
    id: 'CALL-001',
    method: 'GET',
    path: '/products',
    access: 'guest',
    query: v.object({
      campaign: v.optional(linkTextSchema),
      coupon: v.optional(v.pipe(v.string(), v.maxLength(100))),
      kadastrNumber: v.optional(v.string()),
      partnerID: v.optional(linkTextSchema),
    }),
    reply: v.array(productSchema),
  }),
  checkCoupon: endpoint({
    id: 'CALL-002',
    method: 'POST',
    path: '/coupon',
    access: 'guest',
    body: v.object({
      code: v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(100)),
    }),
    reply: v.object({
      code: v.string(),
      coupons: v.array(v.object({ ...couponSchema.entries, product_id: v.string() })),
    }),
    errors: ['coupon/not-found', 'coupon/used'],
  }),
}
