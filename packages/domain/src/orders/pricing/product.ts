import * as v from 'valibot'

/** One price of a product: the base price, or one for a person, partner, campaign or tariff. */
export const priceComponentSchema = v.object({
  price_component_id: v.optional(v.string()),
  /** Roubles. */
  price: v.number(),
  is_base_product_component: v.boolean(),
  enabled: v.boolean(),
  price_component_type: v.object({ name: v.string() }),
  price_component_owners: v.array(v.object({ person_id: v.string() })),
})

/** A discount in roubles on the base price of one product (AMB-27). */
export const couponSchema = v.object({
  coupon_id: v.string(),
  discount: v.number(),
  code: v.optional(v.string()),
})

/** A product as the API sends it; prices are roubles (ENTITY-09..12). */
export const productSchema = v.object({
  product_id: v.string(),
  product_name: v.string(),
  product_name_ru: v.string(),
  product_description: v.string(),
  product_price: v.number(),
  price_components: v.array(priceComponentSchema),
  coupons: v.array(couponSchema),
  /** Why the typed coupon lowers nothing here. */
  coupon_notice: v.optional(v.string()),
})

/** One price of a product: the base one or one for its owners; roubles (ENTITY-10). */
export type PriceComponent = v.InferOutput<typeof priceComponentSchema>
/** A discount on one product; roubles (ENTITY-12). */
export type Coupon = v.InferOutput<typeof couponSchema>
/** A product with its prices and coupons; roubles (ENTITY-09). */
export type Product = v.InferOutput<typeof productSchema>
