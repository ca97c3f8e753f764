import { randomUUID } from 'node:crypto'
import { URGENT_PRICE_TYPE } from '@proverka/domain/orders'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../../database.ts'
import type { PriceComponentOwnersTable, PriceComponentsTable } from '../../schema/order-schema.ts'

export type PriceComponentRow = Selectable<PriceComponentsTable>
export type PriceComponentOwnerRow = Selectable<PriceComponentOwnersTable>
export type PriceComponentQueries = ReturnType<typeof createPriceComponentQueries>

/** Most rows of one answer. */
const LIST_LIMIT = 1000

/** Prices as admins keep them; what is written here is in the price list at once. */
export function createPriceComponentQueries(database: Database) {
  return {
    /** Prices of one product, or all; base prices first, switched off ones among them. */
    listComponents(productId: string | undefined): Promise<PriceComponentRow[]> {
      const all = database.current
        .selectFrom('price_components')
        .selectAll()
        .orderBy('product_id')
        .orderBy('is_base', 'desc')
        .orderBy('enabled', 'desc')
        .orderBy('id')
        .limit(LIST_LIMIT)
      return (productId === undefined ? all : all.where('product_id', '=', productId)).execute()
    },

    async hasComponent(id: string): Promise<boolean> {
      const row = await database.current
        .selectFrom('price_components')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    findComponent: (id: string) =>
      database.current.selectFrom('price_components').selectAll().where('id', '=', id).executeTakeFirst(),

    /** A price, held until the end of the transaction. */
    lockComponent: (id: string) =>
      database.current
        .selectFrom('price_components')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** Locks a product until the end of the transaction; false if not found. */
    async lockProduct(id: string): Promise<boolean> {
      const row = await database.current
        .selectFrom('products')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row !== undefined
    },

    /** Switches the base price of a product off, to make room for another one. */
    disableBase: (productId: string) =>
      database.current
        .updateTable('price_components')
        .set((eb) => ({ enabled: false, version: eb('version', '+', 1) }))
        .where('product_id', '=', productId)
        .where('is_base', '=', true)
        .where('enabled', '=', true)
        .execute(),

    /** The base price that counts now, held until the end of the transaction; undefined: the product is not for sale. */
    lockBase: (productId: string) =>
      database.current
        .selectFrom('price_components')
        .selectAll()
        .where('product_id', '=', productId)
        .where('is_base', '=', true)
        .where('enabled', '=', true)
        .forUpdate()
        .executeTakeFirst(),

    /** The enabled surcharges of the urgent option of a product. */
    listUrgent: (productId: string) =>
      database.current
        .selectFrom('price_components')
        .select(['id', 'price_kopecks'])
        .where('product_id', '=', productId)
        .where('type_name', '=', URGENT_PRICE_TYPE)
        .where('enabled', '=', true)
        .execute(),

    insertComponent: (component: Insertable<PriceComponentsTable>) =>
      database.current
        .insertInto('price_components')
        .values(component)
        .returningAll()
        .executeTakeFirstOrThrow(),

    updateComponent: (id: string, changes: Updateable<PriceComponentsTable>) =>
      database.current
        .updateTable('price_components')
        .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    deleteComponent: (id: string) =>
      database.current.deleteFrom('price_components').where('id', '=', id).execute(),

    listOwners: (componentIds: readonly string[]): Promise<PriceComponentOwnerRow[]> =>
      componentIds.length === 0
        ? Promise.resolve([])
        : database.current
            .selectFrom('price_component_owners')
            .selectAll()
            .where('price_component_id', 'in', [...componentIds])
            .orderBy('person_id')
            .limit(LIST_LIMIT)
            .execute(),

    /** Throws a unique violation when the user has the price already. */
    insertOwner: (componentId: string, userId: string) =>
      database.current
        .insertInto('price_component_owners')
        .values({ id: randomUUID(), price_component_id: componentId, person_id: userId })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Throws a unique violation when the user has the price already. */
    updateOwner: (id: string, userId: string) =>
      database.current
        .updateTable('price_component_owners')
        .set({ person_id: userId })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    deleteOwner: (id: string) =>
      database.current
        .deleteFrom('price_component_owners')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),
  }
}
