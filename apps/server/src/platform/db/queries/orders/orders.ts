import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely'
import { currentTrace, traceItem, traceOrder } from '../../../observability/trace.ts'
import type { Database } from '../../database.ts'
import type { OrderItemsTable, OrdersTable } from '../../schema/order-schema.ts'
import type { Schema } from '../../schema/schema.ts'

/** Unpaid orders that one look ends at most. */
const EXPIRED_BATCH = 500

/** Items that one statement inserts: it has at most 65,535 values. */
const ITEMS_AT_ONCE = 500

/** Late orders that one look finds at most; the next look finds the rest. */
const LATE_BATCH = 100

export type OrderRow = Selectable<OrdersTable>

/** An order that another one was made instead of clutters nothing, unless it was paid after all. */
export const isInHistory = (eb: ExpressionBuilder<Schema, 'orders'>) =>
  eb.or([eb('superseded_by', 'is', null), eb('paid_at', 'is not', null)])

export type OrderQueries = ReturnType<typeof createOrderQueries>

export function createOrderQueries(database: Database) {
  return {
    async insertOrder(order: Insertable<OrdersTable>, items: readonly Insertable<OrderItemsTable>[]) {
      const row = await database.current
        .insertInto('orders')
        .values({ ...order, request_id: currentTrace() })
        .returningAll()
        .executeTakeFirstOrThrow()
        .then(traceOrder)
      for (const { id } of items) traceItem(id)
      for (let from = 0; from < items.length; from += ITEMS_AT_ONCE)
        await database.current
          .insertInto('order_items')
          .values(items.slice(from, from + ITEMS_AT_ONCE))
          .execute()
      return row
    },

    /** Notes the consents that an order was placed with; the first ones count. */
    setConsent: (id: string, consentId: string) =>
      database.current
        .updateTable('orders')
        .set({ consent_id: consentId })
        .where('id', '=', id)
        .where('consent_id', 'is', null)
        .execute(),

    findOrder: (id: string) =>
      database.current
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
        .then(traceOrder),

    /** The order, held until the end of the transaction. */
    lockOrder: (id: string) =>
      database.current
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
        .then(traceOrder),

    /** Ids of all orders of a user, in the order in which they are locked. */
    async listOrderIds(userId: string): Promise<readonly string[]> {
      const rows = await database.current
        .selectFrom('orders')
        .select('id')
        .where('person_id', '=', userId)
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The same for the order of an item. */
    lockOrderOf: (itemId: string) =>
      database.current
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', (order) =>
          order.selectFrom('order_items').select('order_id').where('order_items.id', '=', itemId),
        )
        .forNoKeyUpdate()
        .executeTakeFirst()
        .then(traceOrder),

    /** Marks an order paid; false when it was before. */
    async markPaid(id: string, at: Date): Promise<boolean> {
      const result = await database.current
        .updateTable('orders')
        .set({ paid_at: at })
        .where('id', '=', id)
        .where('paid_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    /** The order has new prices from now on and no longer answers the intent that it was placed for. */
    setPriced: (id: string, total: number, at: Date) =>
      database.current
        .updateTable('orders')
        .set({ total_kopecks: total, priced_at: at, expired_at: null, wish_hash: null })
        .where('id', '=', id)
        .execute(),

    /** Marks unpaid orders as expired that were priced before an instant; answers their ids. */
    async expireOrders(before: Date, at: Date): Promise<readonly string[]> {
      const rows = await database.current
        .updateTable('orders')
        .set({ expired_at: at })
        .where('id', 'in', (orders) =>
          orders
            .selectFrom('orders')
            .select('id')
            .where('paid_at', 'is', null)
            .where('expired_at', 'is', null)
            .where('purpose', '=', 'items')
            .where('priced_at', '<', before)
            .orderBy('id')
            .limit(EXPIRED_BATCH)
            .forNoKeyUpdate()
            .skipLocked(),
        )
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    setRedirectUrl: (id: string, address: string) =>
      database.current.updateTable('orders').set({ redirect_url: address }).where('id', '=', id).execute(),

    /** Marks that an order which waits for its payment is paid from the balance instead. */
    setUsedBalance: (id: string) =>
      database.current.updateTable('orders').set({ used_balance: true }).where('id', '=', id).execute(),

    setPromisedAt: (id: string, at: Date) =>
      database.current.updateTable('orders').set({ promised_at: at }).where('id', '=', id).execute(),

    /** Paid orders past their promise that still wait for a source, and whose email about that is not written. */
    listLateOrders: (now: Date) =>
      database.current
        .selectFrom('orders')
        .select('orders.id')
        .where('promised_at', '<=', now)
        .where('paid_at', 'is not', null)
        .where((order) =>
          order.exists(
            order
              .selectFrom('order_items')
              .select('order_items.id')
              .whereRef('order_items.order_id', '=', 'orders.id')
              .where('status', 'in', ['requested', 'inprogress']),
          ),
        )
        .where((order) =>
          order.not(
            order.exists(
              order
                .selectFrom('outbox')
                .select('outbox.id')
                .where('unique_key', '=', sql<string>`'order-late:' || ${order.ref('orders.id')}::text`),
            ),
          ),
        )
        .orderBy('promised_at')
        .limit(LATE_BATCH)
        .execute(),
  }
}
