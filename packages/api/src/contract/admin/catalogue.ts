import { priceInputSchema } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, pageQuery, roublesSchema } from '../shared.ts'

const count = v.number()

/** A price beside the one that is changed. */
const affectedPriceSchema = v.object({
  /** `coupon`: what the product costs with the code; `personal`: a price with owners; `hand`: of a tariff, set by hand. */
  kind: v.picklist(['bundle', 'tariff', 'coupon', 'hand', 'partner', 'campaign', 'personal']),
  /** Of the bundle or the tariff, the code, the tag; null for prices of people. */
  name: v.nullable(v.string()),
  /** Roubles. */
  before: roublesSchema,
  after: roublesSchema,
  /** Who has this price now; null where it is not counted by people. */
  clients: v.nullable(count),
})

/** One step of the history of a price; null is «it did not count». */
export const priceChangeSchema = v.object({
  change_id: v.number(),
  at: instantSchema,
  price_component_id: v.string(),
  price_component_type: v.object({ name: v.string() }),
  /** Name of the tariff whose price it is. */
  tariff: v.nullable(v.string()),
  before: v.nullable(roublesSchema),
  after: v.nullable(roublesSchema),
  /** Null: the file of the catalogue was applied. */
  author_id: v.nullable(v.string()),
  author_email: v.nullable(v.string()),
  reason: v.string(),
})

/** What is sold, as the staff sees it: all of it, of both sites. */
export const adminCatalogue = {
  getCatalogue: endpoint({
    id: 'OWN-admin-catalogue',
    method: 'GET',
    path: '/admin/catalogue',
    access: 'staff:catalogue.read',
    reply: v.object({
      products: v.array(
        v.object({
          product_id: v.string(),
          product_name: v.string(),
          product_name_ru: v.string(),
          brands: v.array(v.picklist(['realty', 'fiz'])),
          /** Names of the products that a bundle is made of. */
          parts: v.array(v.string()),
          /** The base price; null: not for sale. A bundle costs what its parts cost, whatever is written for it. */
          base: v.nullable(
            v.object({ price_component_id: v.string(), price: roublesSchema, version: count }),
          ),
          /** What it costs without discounts; null: not for sale. */
          price: v.nullable(roublesSchema),
          /** Enabled prices for partners, campaigns and people. */
          own_prices: count,
          /** Paid items of the last 30 days, without those that were returned. */
          sold: count,
        }),
      ),
      tariffs: v.array(
        v.object({
          tariff_simple_id: v.number(),
          name: v.string(),
          description: v.string(),
          price: roublesSchema,
          days: v.nullable(v.number()),
          /** Percent off every product. */
          discount: v.number(),
          clients: count,
        }),
      ),
    }),
  }),
  /** What a new price would change, and what it would not. Nothing is changed. */
  previewPrice: endpoint({
    id: 'OWN-admin-price-preview',
    method: 'POST',
    path: '/admin/price_component/preview',
    access: 'staff:catalogue.read',
    body: v.object({ price_component_id: idSchema, price: priceInputSchema }),
    reply: v.object({
      product_id: v.string(),
      product_name_ru: v.string(),
      before: roublesSchema,
      after: roublesSchema,
      /** Of the price that was previewed: a change names it. */
      version: count,
      changes: v.array(affectedPriceSchema),
      /** Prices that stay: `after` equals `before`. */
      stays: v.array(affectedPriceSchema),
      /** Unpaid orders with the product: they have their prices to the end of their term. */
      open_orders: count,
    }),
    errors: ['price/not-found'],
  }),
  /** Newest first. */
  listPriceChanges: endpoint({
    id: 'OWN-admin-price-changes',
    method: 'GET',
    path: '/admin/catalogue/{id}/price_changes',
    access: 'staff:catalogue.read',
    params: v.object({ id: idSchema }),
    query: v.object(pageQuery),
    reply: v.object({ changes: v.array(priceChangeSchema) }),
    errors: ['product/not-found'],
  }),
}
