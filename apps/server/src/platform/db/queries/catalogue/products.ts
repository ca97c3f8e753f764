import { sql } from 'kysely'
import { toRoubles } from '@proverka/domain'
import {
  couponsOfCode,
  EMPTY_USER_ID,
  URGENT_PRICE_TYPE,
  type Coupon,
  type Product,
} from '@proverka/domain/orders'
import { type BrandKey } from '@proverka/domain/sites'
import type { Database } from '../../database.ts'

export type ProductQueries = ReturnType<typeof createProductQueries>

/** Who is asked a price of, as far as prices of their own go. */
export interface Buyer {
  /** The user's id, or `GUEST_ID`. */
  readonly id: string
  readonly tariffId?: number | undefined
  readonly partnerId?: string | undefined
  /** Tag of the campaign that brought the buyer. */
  readonly campaign?: string | undefined
}

/** The id of a guest who came through a partner or a campaign. */
export const GUEST_ID = 'guest'

/** An opened coupon with the product that it is for. */
export type ProductCoupon = Coupon & { readonly product_id: string }

export function createProductQueries(database: Database) {
  return {
    async hasProduct(id: string): Promise<boolean> {
      const row = await database.current
        .selectFrom('products')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * The catalogue of a brand with the price components that are for the buyer as their owner, beside the
     * base prices; roubles, as the pricing rules take them. A product without a base price is not for sale.
     */
    async listProducts(brand: BrandKey, buyer: Buyer = { id: GUEST_ID }): Promise<Product[]> {
      const rows = await database.current
        .selectFrom('products')
        .where(sql<boolean>`${brand} = any(brands)`)
        .orderBy('position')
        .selectAll()
        .execute()
      const components = await listComponents(buyer)
      return rows.flatMap((row) => {
        const own = components.filter(({ product_id }) => product_id === row.id)
        const base = own.find(({ is_base }) => is_base)
        if (!base) return []
        return {
          product_id: row.id,
          product_name: row.name,
          product_name_ru: row.name_ru,
          product_description: row.description,
          product_price: toRoubles(base.price_kopecks),
          price_components: own.map((component) => ({
            price_component_id: component.id,
            price: toRoubles(component.price_kopecks),
            is_base_product_component: component.is_base,
            enabled: component.enabled,
            price_component_type: { name: component.type_name },
            price_component_owners: component.is_own ? [{ person_id: buyer.id }] : [],
          })),
          coupons: [],
        }
      })
    },

    /** The coupons that a code opens now. */
    async listCoupons(code: string, now: Date): Promise<ProductCoupon[]> {
      const rows = await database.current
        .selectFrom('coupons')
        .selectAll()
        .where(sql<boolean>`lower(code) = ${code.trim().toLowerCase()}`)
        .orderBy('created_at')
        .execute()
      const coupons = rows.map((row) => ({
        coupon_id: row.id,
        code: row.code,
        product_id: row.product_id,
        discount: toRoubles(row.discount_kopecks),
        active_until: row.active_until?.toISOString() ?? null,
      }))
      return couponsOfCode(coupons, code, now.getTime()).map(
        ({ coupon_id, code: known, product_id, discount }) => ({
          coupon_id,
          code: known,
          product_id,
          discount,
        }),
      )
    },
  }

  /** Enabled components that are the common base or surcharge, or apply to the buyer in particular. */
  async function listComponents({ id, tariffId, partnerId, campaign }: Buyer) {
    const userId = id === GUEST_ID ? EMPTY_USER_ID : id
    const isOwn = sql<boolean>`(
      exists (select 1 from price_component_owners o
               where o.price_component_id = price_components.id and o.person_id = ${userId}::uuid)
      or coalesce(tariff_id = ${tariffId ?? null}::integer, false)
      or coalesce(partner_id = ${partnerId ?? null}::text, false)
      or coalesce(campaign = ${campaign ?? null}::text, false)
         and exists (select 1 from campaigns c where c.tag = campaign and c.enabled)
    )`
    return database.current
      .selectFrom('price_components')
      .selectAll()
      .select(isOwn.as('is_own'))
      .where('enabled', '=', true)
      .where((eb) => eb.or([eb('is_base', '=', true), eb('type_name', '=', URGENT_PRICE_TYPE), isOwn]))
      .orderBy('is_base', 'desc')
      .orderBy('price_kopecks')
      .orderBy('id')
      .execute()
  }
}
