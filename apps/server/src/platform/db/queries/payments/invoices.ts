import type { Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { InvoicesTable } from '../../schema/account-schema.ts'

export type InvoiceRow = Awaited<ReturnType<InvoiceQueries['listInvoices']>>[number]
export type InvoiceQueries = ReturnType<typeof createInvoiceQueries>

/** Bills for top-ups and for orders; whether one is paid is a fact of its order. */
export function createInvoiceQueries(database: Database) {
  const withOrder = () =>
    database.current
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .selectAll('invoices')
      .select(['orders.paid_at', 'orders.site', 'orders.purpose', 'orders.number as order_number'])

  return {
    insertInvoice: (invoice: Omit<Insertable<InvoicesTable>, 'number'>) =>
      database.current.insertInto('invoices').values(invoice).execute(),

    findInvoice: (id: string) => withOrder().where('invoices.id', '=', id).executeTakeFirst(),

    /** The last bill of an order. */
    findInvoiceOfOrder: (orderId: string) =>
      withOrder()
        .where('invoices.order_id', '=', orderId)
        .orderBy('invoices.created_at', 'desc')
        .orderBy('invoices.number', 'desc')
        .limit(1)
        .executeTakeFirst(),

    listInvoices: (userId: string, limit: number, offset: number) =>
      withOrder()
        .where('invoices.person_id', '=', userId)
        .orderBy('invoices.created_at', 'desc')
        .orderBy('invoices.number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
  }
}
