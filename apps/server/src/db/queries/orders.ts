import type { ItemMetadata, ItemStatus } from '@proverka/domain/orders'
import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { OrderItemsTable, OrdersTable } from '../order-schema.ts'
import type { Schema } from '../schema.ts'

/** Unpaid orders that one look ends at most. */
const EXPIRED_BATCH = 500

/** Late orders that one look finds at most; the next look finds the rest. */
const LATE_BATCH = 100

export type OrderRow = Selectable<OrdersTable>
export type OrderItemRow = Selectable<OrderItemsTable>

/** An order that another one was made instead of clutters nothing, unless it was paid after all. */
const isInHistory = (eb: ExpressionBuilder<Schema, 'orders'>) =>
  eb.or([eb('superseded_by', 'is', null), eb('paid_at', 'is not', null)])

export type OrderQueries = ReturnType<typeof createOrderQueries>

export function createOrderQueries(database: Database) {
  return {
    async insertOrder(order: Insertable<OrdersTable>, items: readonly Insertable<OrderItemsTable>[]) {
      const row = await database.current
        .insertInto('orders')
        .values(order)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (items.length > 0)
        await database.current
          .insertInto('order_items')
          .values([...items])
          .execute()
      return row
    },

    findOrder: (id: string) =>
      database.current.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The order, held until the end of the transaction. */
    lockOrder: (id: string) =>
      database.current
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /** Ids of all orders of a person, in the order in which they are locked. */
    async listOrderIds(personId: string): Promise<readonly string[]> {
      const rows = await database.current
        .selectFrom('orders')
        .select('id')
        .where('person_id', '=', personId)
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
        .executeTakeFirst(),

    listItems: (orderId: string) =>
      database.current
        .selectFrom('order_items')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('position')
        .execute(),

    listItemsOfOrders: (orderIds: readonly string[]) =>
      database.current
        .selectFrom('order_items')
        .leftJoin('reports', 'reports.order_item_id', 'order_items.id')
        .selectAll('order_items')
        .select('reports.status as report_status')
        .where('order_id', 'in', [...orderIds])
        .orderBy('position')
        .execute(),

    /** An item with the order it belongs to. */
    findItem: (id: string) =>
      database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .where('order_items.id', '=', id)
        .selectAll('order_items')
        .select([
          'orders.person_id',
          'orders.number as order_number',
          'orders.email',
          'orders.site',
          'orders.paid_at',
          'orders.total_kopecks',
        ])
        .executeTakeFirst(),

    /** Who ordered each of the items; unknown ids are left out. */
    listItemOwners: (itemIds: readonly string[]) =>
      database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .where('order_items.id', 'in', [...itemIds])
        .select(['order_items.id', 'orders.person_id'])
        .orderBy('order_items.created_at')
        .orderBy('order_items.id')
        .execute(),

    lockItem: (id: string) =>
      database.current
        .selectFrom('order_items')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /** Moves an item on; false when it is no longer in the status that the move starts from. */
    async moveItem(id: string, from: ItemStatus, to: ItemStatus, doneAt: Date | null = null) {
      const result = await database.current
        .updateTable('order_items')
        .set({ status: to, ...(doneAt && { done_at: doneAt }) })
        .where('id', '=', id)
        .where('status', '=', from)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    updateItemMetadata: (id: string, metadata: ItemMetadata, edits: number) =>
      database.current
        .updateTable('order_items')
        .set({ metadata: JSON.stringify(metadata), edits })
        .where('id', '=', id)
        .execute(),

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

    setItemPrice: (id: string, kopecks: number, couponId: string | null) =>
      database.current
        .updateTable('order_items')
        .set({ price_kopecks: kopecks, coupon_id: couponId })
        .where('id', '=', id)
        .execute(),

    /** The order has new prices, which are good from now on; it is no more the answer to the wish that it was. */
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

    setItemDue: (id: string, dueAt: Date) =>
      database.current.updateTable('order_items').set({ due_at: dueAt }).where('id', '=', id).execute(),

    setPromisedAt: (id: string, at: Date) =>
      database.current.updateTable('orders').set({ promised_at: at }).where('id', '=', id).execute(),

    /** Paid orders past their promise that still wait for a source, and whose letter about that is not written. */
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

    setDataAskedAt: (id: string, at: Date) =>
      database.current.updateTable('order_items').set({ data_asked_at: at }).where('id', '=', id).execute(),

    /** Kopecks of what a person ordered, paid for and kept. */
    async sumPaidItems(personId: string): Promise<number> {
      const row = await database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .where('orders.person_id', '=', personId)
        .where('paid_at', 'is not', null)
        .where('status', 'not in', ['waitingforpayment', 'refund', 'deleted'])
        // A delivered one whose money the provider gave back is paid no more.
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('refunds')
                .whereRef('refunds.order_item_id', '=', 'order_items.id')
                .select('refunds.id'),
            ),
          ),
        )
        .select(({ fn }) => fn.sum<string | null>('price_kopecks').as('sum'))
        .executeTakeFirst()
      return Number(row?.sum ?? 0)
    },

    /** Orders of products; top-ups are among the transactions. */
    listOrdersOf: (personId: string, limit: number, offset: number) =>
      database.current
        .selectFrom('orders')
        .selectAll()
        .where('person_id', '=', personId)
        .where('purpose', '=', 'items')
        .where(isInHistory)
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async countOrdersOf(personId: string): Promise<number> {
      const row = await database.current
        .selectFrom('orders')
        .where('person_id', '=', personId)
        .where('purpose', '=', 'items')
        .where(isInHistory)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** What a person bought about one object, newest first, each with the extract that came. */
    listPurchases: (personId: string, objectKey: string) =>
      database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .leftJoin('reports', 'reports.order_item_id', 'order_items.id')
        .where('orders.person_id', '=', personId)
        .where('object_key', '=', objectKey)
        .where('order_items.status', '<>', 'deleted')
        .selectAll('order_items')
        .select('reports.extract')
        .orderBy('order_items.created_at', 'desc')
        .execute(),

    async countDoneItems(): Promise<number> {
      const row = await database.current
        .selectFrom('order_items')
        .where('status', '=', 'done')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Minutes from payment to readiness of the last finished items of each product. */
    listFinishTimes: () =>
      database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .where('order_items.status', '=', 'done')
        .where('done_at', 'is not', null)
        .where('paid_at', 'is not', null)
        .select(['product_name', 'paid_at', 'done_at'])
        .orderBy('done_at', 'desc')
        .limit(1000)
        .execute(),
  }
}
