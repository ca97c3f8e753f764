import type { Database } from '../../database.ts'

export type CatalogueFigureQueries = ReturnType<typeof createCatalogueFigureQueries>

const toCounts = <Key extends string | number>(rows: readonly { key: Key; count: string }[]) =>
  new Map(rows.map(({ key, count }) => [key, Number(count)]))

/** What the staff counts beside the prices. */
export function createCatalogueFigureQueries(database: Database) {
  return {
    /** All products, in the order of the catalogue. */
    listAll: () =>
      database.current
        .selectFrom('products')
        .select(['id', 'name', 'name_ru', 'brands'])
        .orderBy('position')
        .orderBy('id')
        .execute(),

    /** Items of each product in orders that were paid since then, without those that were returned or taken out. */
    async countSold(since: Date): Promise<ReadonlyMap<string, number>> {
      return toCounts(
        await database.current
          .selectFrom('orders')
          .innerJoin('order_items', 'order_items.order_id', 'orders.id')
          .select(['order_items.product_id as key', ({ fn }) => fn.countAll<string>().as('count')])
          .where('orders.paid_at', '>=', since)
          .where('order_items.status', 'not in', ['waitingforpayment', 'refund', 'deleted'])
          .groupBy('order_items.product_id')
          .execute(),
      )
    },

    /** Unpaid orders with a product whose prices have a term that is not over. */
    async countOpenOrders(productId: string): Promise<number> {
      const row = await database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .select(({ fn }) => fn.count<string>('orders.id').distinct().as('count'))
        .where('order_items.product_id', '=', productId)
        .where('order_items.status', '=', 'waitingforpayment')
        .where('orders.paid_at', 'is', null)
        .where('orders.expired_at', 'is', null)
        .where('orders.superseded_by', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Who has each tariff now. */
    async countClients(now: Date): Promise<ReadonlyMap<number, number>> {
      return toCounts(
        await database.current
          .selectFrom('person_tariffs')
          .select(['tariff_id as key', ({ fn }) => fn.countAll<string>().as('count')])
          .where('closed_at', 'is', null)
          .where((eb) => eb.or([eb('active_until', 'is', null), eb('active_until', '>', now)]))
          .groupBy('tariff_id')
          .execute(),
      )
    },

    /** How many people own each of the prices. */
    async countOwners(componentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (componentIds.length === 0) return new Map()
      return toCounts(
        await database.current
          .selectFrom('price_component_owners')
          .select(['price_component_id as key', ({ fn }) => fn.countAll<string>().as('count')])
          .where('price_component_id', 'in', [...componentIds])
          .groupBy('price_component_id')
          .execute(),
      )
    },
  }
}
