import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { roublesSchema } from './shared.ts'

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
})

export const products = {
  listProducts: endpoint({
    id: 'CALL-001',
    method: 'GET',
    path: '/products',
    access: 'guest',
    summary: 'Услуги и цены; с токеном — личные цены',
    query: v.object({
      campaign: v.optional(v.string()),
      coupon: v.optional(v.string()),
      kadastrNumber: v.optional(v.string()),
      partnerID: v.optional(v.string()),
    }),
    reply: v.array(productSchema),
  }),
}
