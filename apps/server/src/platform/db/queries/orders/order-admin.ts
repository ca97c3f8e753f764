import type { ItemStatus, SupplierStatus } from '@proverka/domain/orders'
import { SITES, type BrandKey } from '@proverka/domain/sites'
import { sql, type Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import { likePattern } from '../../like-pattern.ts'
import type { OrderItemsTable } from '../../schema/order-schema.ts'
import { ORDER_COLUMNS } from './order-items.ts'

export interface OrderFilter {
  /** Part of an address or of an object's key, the number of an order or the id of the request that made it. */
  readonly search?: string | undefined
  readonly paid?: boolean | undefined
  readonly brand?: BrandKey | undefined
}

/** Where a part of the list begins. */
export interface OrderPage {
  readonly direction: 'asc' | 'desc'
  /** Number of the order before its first one. */
  readonly after?: number | undefined
  readonly limit: number
  readonly offset: number
}

/** The sites of a brand. */
const SITE_KEYS = {
  realty: SITES.flatMap(({ key, isFiz }) => (isFiz ? [] : [key])),
  fiz: SITES.flatMap(({ key, isFiz }) => (isFiz ? [key] : [])),
}

/** Numbers of orders have fewer digits than this; longer ones are looked for in the keys of objects only. */
const NUMBER = /^\d{1,15}$/

export type OrderAdminQueries = ReturnType<typeof createOrderAdminQueries>

/** Orders and items of all users, as admins see and correct them. */
export function createOrderAdminQueries(database: Database) {
  const matchingOrders = ({ search, paid, brand }: OrderFilter) =>
    database.current.selectFrom('orders').where((eb) => {
      const text = search?.trim() ?? ''
      const pattern = likePattern(text)
      return eb.and([
        ...(brand === undefined ? [] : [eb('site', 'in', SITE_KEYS[brand])]),
        ...(paid === undefined ? [] : [eb('paid_at', paid ? 'is not' : 'is', null)]),
        ...(text === ''
          ? []
          : [
              eb.or([
                eb('email', 'ilike', pattern),
                eb('request_id', '=', text),
                ...(NUMBER.test(text) ? [eb('number', '=', Number(text))] : []),
                eb.exists(
                  eb
                    .selectFrom('order_items')
                    .whereRef('order_items.order_id', '=', 'orders.id')
                    .where('object_key', 'ilike', pattern)
                    .select('order_items.id'),
                ),
              ]),
            ]),
      ])
    })

  const items = () =>
    database.current
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .selectAll('order_items')
      .select(ORDER_COLUMNS)

  return {
    /** By number, which is the order of time. */
    listOrders(filter: OrderFilter, { direction, after, limit, offset }: OrderPage) {
      const all = matchingOrders(filter).selectAll('orders').orderBy('number', direction)
      const behind = after === undefined ? all : all.where('number', direction === 'asc' ? '>' : '<', after)
      return behind.limit(limit).offset(offset).execute()
    },

    async countOrders(filter: OrderFilter): Promise<number> {
      const row = await matchingOrders(filter)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Items in one status, or all, newest first. */
    listItems(status: ItemStatus | undefined, limit: number, offset: number) {
      const page = items()
        .orderBy('order_items.created_at', 'desc')
        .orderBy('order_items.id')
        .limit(limit)
        .offset(offset)
      return (status === undefined ? page : page.where('order_items.status', '=', status)).execute()
    },

    async countItems(status: ItemStatus | undefined): Promise<number> {
      const all = database.current.selectFrom('order_items')
      const row = await (status === undefined ? all : all.where('status', '=', status))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    findItem: (id: string) => items().where('order_items.id', '=', id).executeTakeFirst(),

    /** Puts one more item at the end of an order; call with the order held. */
    insertItem: (item: Omit<Insertable<OrderItemsTable>, 'position'>) =>
      database.current
        .insertInto('order_items')
        .values({
          ...item,
          position: sql<number>`(
            select coalesce(max(position), -1) + 1 from order_items where order_id = ${item.order_id})`,
        })
        .execute(),

    setSupplierStatus: (id: string, supplier: 'kadnet_status' | 'spv_status', status: SupplierStatus) =>
      database.current
        .updateTable('order_items')
        .set({ [supplier]: status })
        .where('id', '=', id)
        .execute(),

    /** Gives an order to a user; its emails go to that user's address from now on. */
    setOwner: (orderId: string, user: { id: string; email: string }, partnerId: string | null) =>
      database.current
        .updateTable('orders')
        .set({ person_id: user.id, email: user.email, partner_id: partnerId })
        .where('id', '=', orderId)
        .execute(),

    /** Takes the mark «paid» back; its items wait for payment again. */
    setPastProvider: (orderId: string) =>
      database.current
        .updateTable('orders')
        .set({ paid_past_provider: true })
        .where('id', '=', orderId)
        .execute(),

    async setUnpaid(orderId: string): Promise<void> {
      await database.current
        .updateTable('orders')
        .set({ paid_at: null, paid_past_provider: false })
        .where('id', '=', orderId)
        .execute()
      await database.current
        .updateTable('order_items')
        .set({ status: 'waitingforpayment', due_at: null })
        .where('order_id', '=', orderId)
        .where('status', 'in', ['requested', 'inprogress', 'actionrequired'])
        .execute()
    },

    /** Forgets what was begun for an order's items; a source that is still thinking answers into the void. */
    deleteReports: (orderId: string) =>
      database.current
        .deleteFrom('reports')
        .where('order_item_id', 'in', (qb) =>
          qb.selectFrom('order_items').select('id').where('order_id', '=', orderId),
        )
        .execute(),
  }
}
