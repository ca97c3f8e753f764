import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { OrdersTable } from '../../schema/order-schema.ts'
import { returnedOfOrder } from './order-items.ts'

interface ClientOrder extends Pick<OrdersTable, 'id' | 'site' | 'created_at' | 'paid_at'> {
  readonly number: number
  readonly purpose: 'items' | 'top-up'
  readonly total: string
  readonly returned: string
  readonly products: readonly string[] | null
  readonly states: Readonly<Record<string, number>> | null
}

interface ClientTotals {
  readonly orders: number
  readonly paid: number
  readonly net: number
}

/** The orders of a client as the staff sees them. */
export function createClientOrderQueries(database: Database) {
  return {
    /** Newest first. */
    async listNewest(personId: string, limit: number): Promise<readonly ClientOrder[]> {
      const { rows } = await sql<ClientOrder>`
        select orders.id, number::int as number, site, created_at, paid_at, purpose, total_kopecks::text as total,
          ${returnedOfOrder}::text as returned,
          (select json_agg(distinct product_name_ru) from order_items where order_id = orders.id) as products,
          (select json_object_agg(status, count) from (select status, count(*)::int as count from order_items
            where order_id = orders.id group by 1) one) as states
        from orders where person_id = ${personId} order by created_at desc, number desc limit ${limit}`.execute(
        database.current,
      )
      return rows
    },

    /** Of orders that are no top-ups; kopecks net of returns. */
    async sumOrders(personId: string): Promise<ClientTotals> {
      const { rows } = await sql<{ orders: number; paid: number; net: string }>`
        select count(*)::int as orders, count(paid_at)::int as paid,
          coalesce(sum(total_kopecks - ${returnedOfOrder}) filter (where paid_at is not null), 0)::text as net
        from orders where person_id = ${personId} and purpose = 'items'`.execute(database.current)
      return { orders: rows[0]?.orders ?? 0, paid: rows[0]?.paid ?? 0, net: Number(rows[0]?.net ?? 0) }
    },
  }
}
