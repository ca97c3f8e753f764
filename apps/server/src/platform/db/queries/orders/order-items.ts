import type { ItemMetadata, ItemStatus } from '@proverka/domain/orders'
import { sql, type Insertable, type Selectable } from 'kysely'
import { traceItem, traceOrder } from '../../../observability/trace.ts'
import type { Database } from '../../database.ts'
import type { ReportRow } from '../reports/reports.ts'
import type { OrderItemsTable, OrdersTable } from '../../schema/order-schema.ts'

export type OrderItemRow = Selectable<OrderItemsTable>

/** What an item says of itself before it belongs to an order. */
export type NewOrderItem = Pick<
  OrderItemRow,
  | 'product_id'
  | 'product_name'
  | 'product_name_ru'
  | 'object_key'
  | 'object_address'
  | 'price_kopecks'
  | 'coupon_id'
  | 'metadata'
>

/** An item with what is known of its order. */
export type OrderedItemRow = OrderItemRow &
  Pick<Selectable<OrdersTable>, 'person_id' | 'email' | 'site' | 'paid_at' | 'total_kopecks'> & {
    readonly order_number: number
  }

/** Columns of the order that make a row of this shape. */
export const ORDER_COLUMNS = [
  'orders.person_id',
  'orders.number as order_number',
  'orders.email',
  'orders.site',
  'orders.paid_at',
  'orders.total_kopecks',
] as const

/** The same of rows that were read one by one. */
export function withOrder(item: OrderItemRow, order: Selectable<OrdersTable>): OrderedItemRow {
  const { person_id, email, site, paid_at, total_kopecks } = order
  return { ...item, person_id, email, site, paid_at, total_kopecks, order_number: order.number }
}

/** What a new item gets of its order; `position` is its place there. */
export function toItemRow(
  item: NewOrderItem,
  given: Pick<OrderItemRow, 'id' | 'order_id' | 'status' | 'created_at'>,
): Omit<Insertable<OrderItemsTable>, 'position'> {
  return { ...item, ...given, metadata: JSON.stringify(item.metadata), due_at: null, done_at: null }
}

/** SQL: whether something of what an item cost is still paid, or it cost nothing. */
export const isKept = sql<boolean>`(returned_kopecks < price_kopecks or price_kopecks = 0)`

/** SQL: kopecks of an order, a row of `orders`, that went back. */
export const returnedOfOrder = sql<string>`(select coalesce(sum(returned_kopecks), 0) from order_items where order_id = orders.id)`

export function createOrderItemQueries(database: Database) {
  /** What a user ordered and paid for, without returns. */
  const keptItems = (userId: string) =>
    database.current
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .where('orders.person_id', '=', userId)
      .where('paid_at', 'is not', null)
      .where('status', 'not in', ['waitingforpayment', 'refund', 'deleted'])
      // A delivered one whose money went back is paid no more.
      .where(isKept)

  return {
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
    async findItem(id: string): Promise<OrderedItemRow | undefined> {
      const item = await database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .where('order_items.id', '=', id)
        .selectAll('order_items')
        .select(ORDER_COLUMNS)
        .executeTakeFirst()
      traceOrder(item && { number: item.order_number })
      traceItem(item?.id)
      return item
    },

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

    async lockItem(id: string): Promise<OrderItemRow | undefined> {
      const item = await database.current
        .selectFrom('order_items')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
      traceItem(item?.id)
      return item
    },

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

    /** Has all items of an order begin that wait for its payment; answers their ids in their order. */
    async requestItems(orderId: string, dueAt: Date): Promise<readonly string[]> {
      const rows = await database.current
        .updateTable('order_items')
        .set({ status: 'requested', due_at: dueAt })
        .where('order_id', '=', orderId)
        .where('status', '=', 'waitingforpayment')
        .returning(['id', 'position'])
        .execute()
      return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id)
    },

    /** Items that users wait for, the oldest first; the newest 100 of each at most. */
    async listInWork(userIds: readonly string[]): Promise<readonly { id: string; person_id: string }[]> {
      const { rows } = await sql<{ id: string; person_id: string }>`
        select i.id, u.id as person_id from unnest(${[...userIds]}::uuid[]) as u (id) cross join lateral
          (select i.id, i.created_at, i.position from orders o join order_items i on i.order_id = o.id
            where o.person_id = u.id and i.status in ('requested', 'inprogress', 'actionrequired')
            order by i.created_at desc, i.position desc limit 100) i
         order by i.created_at, i.position`.execute(database.current)
      return rows
    },

    /** Whether any item of an order is in none of these statuses. */
    async hasItemsBeyond(orderId: string, statuses: readonly ItemStatus[]): Promise<boolean> {
      const row = await database.current
        .selectFrom('order_items')
        .select('id')
        .where('order_id', '=', orderId)
        .where('status', 'not in', [...statuses])
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    updateItemMetadata: (id: string, metadata: ItemMetadata, edits: number) =>
      database.current
        .updateTable('order_items')
        .set({ metadata: JSON.stringify(metadata), edits })
        .where('id', '=', id)
        .execute(),

    setItemPrice: (id: string, kopecks: number, couponId: string | null) =>
      database.current
        .updateTable('order_items')
        .set({ price_kopecks: kopecks, coupon_id: couponId })
        .where('id', '=', id)
        .execute(),

    addReturned: (id: string, kopecks: number) =>
      database.current
        .updateTable('order_items')
        .set((eb) => ({ returned_kopecks: eb('returned_kopecks', '+', kopecks) }))
        .where('id', '=', id)
        .execute(),

    setItemDue: (id: string, dueAt: Date) =>
      database.current.updateTable('order_items').set({ due_at: dueAt }).where('id', '=', id).execute(),

    setDataAskedAt: (id: string, at: Date) =>
      database.current.updateTable('order_items').set({ data_asked_at: at }).where('id', '=', id).execute(),

    /** Parts of paid orders since an instant; what was given back does not count. */
    async countPaidItems(userId: string, since: Date): Promise<number> {
      const row = await database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .where('orders.person_id', '=', userId)
        .where('paid_at', '>=', since)
        .where('price_kopecks', '>', 0)
        .where('status', 'not in', ['waitingforpayment', 'refund', 'deleted'])
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Kopecks of what a user ordered and paid for, without returns. */
    async sumPaidItems(userId: string): Promise<number> {
      const row = await keptItems(userId)
        .select(sql<string | null>`sum(price_kopecks - returned_kopecks)`.as('sum'))
        .executeTakeFirst()
      return Number(row?.sum ?? 0)
    },

    /** The same by orders, in the order of their payments; what was free adds nothing. */
    async listPaidSums(userId: string) {
      const rows = await keptItems(userId)
        .where('price_kopecks', '>', 0)
        .select([
          'orders.id as order_id',
          'orders.number',
          sql<string>`sum(price_kopecks - returned_kopecks)`.as('kopecks'),
          sql<string[]>`array_agg(order_items.product_name order by position)`.as('products'),
        ])
        .groupBy('orders.id')
        .orderBy('orders.paid_at')
        .execute()
      return rows.map((row) => ({ ...row, kopecks: Number(row.kopecks) }))
    },

    /** What a user bought about one object, newest first, each with the extract that came. */
    listPurchases: (userId: string, objectKey: string) =>
      database.current
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .leftJoin('reports', 'reports.order_item_id', 'order_items.id')
        .where('orders.person_id', '=', userId)
        .where('object_key', '=', objectKey)
        .where('order_items.status', '<>', 'deleted')
        .selectAll('order_items')
        .select(
          sql<ReportRow['extract']>`case when report_hidden_at is null then reports.extract end`.as(
            'extract',
          ),
        )
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
