import { sql } from 'kysely'
import { toRoubles } from '@proverka/domain'
import { type Product } from '@proverka/domain/orders'
import { type BrandKey } from '@proverka/domain/site'
import type { Database } from '../database.ts'

export type ProductQueries = ReturnType<typeof createProductQueries>

export function createProductQueries(database: Database) {
  return {
    /** The catalogue of a brand with all price components; prices in roubles, as the pricing rules take them. */
    async listProducts(brand: BrandKey): Promise<Product[]> {
      const rows = await database.current
        .selectFrom('products')
        .where(sql<boolean>`${brand} = any(brands)`)
        .orderBy('position')
        .selectAll()
        .execute()
      const components = await database.current
        .selectFrom('price_components')
        .selectAll()
        .where('enabled', '=', true)
        .execute()
      const owners = await database.current.selectFrom('price_component_owners').selectAll().execute()
      return rows.map((row) => {
        const own = components.filter(({ product_id }) => product_id === row.id)
        return {
          product_id: row.id,
          product_name: row.name,
          product_name_ru: row.name_ru,
          product_description: row.description,
          product_price: toRoubles(own.find(({ is_base }) => is_base)?.price_kopecks ?? 0),
          price_components: own.map((component) => ({
            price_component_id: component.id,
            price: toRoubles(component.price_kopecks),
            is_base_product_component: component.is_base,
            enabled: component.enabled,
            price_component_type: { name: component.type_name },
            price_component_owners: owners
              .filter(({ price_component_id }) => price_component_id === component.id)
              .map(({ person_id }) => ({ person_id })),
          })),
          coupons: [],
        }
      })
    },
  }
}
