import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { InvoicesTable } from '../account-schema.ts'

export type InvoiceRow = Awaited<ReturnType<InvoiceQueries['listInvoices']>>[number]
export type InvoiceQueries = ReturnType<typeof createInvoiceQueries>

/** Bills for top-ups; whether one is paid is a fact of its order. */
export function createInvoiceQueries(database: Database) {
  const withOrder = () =>
    database.current
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .selectAll('invoices')
      .select(['orders.paid_at', 'orders.site'])

  return {
    insertInvoice: (invoice: Omit<Insertable<InvoicesTable>, 'number'>) =>
      database.current.insertInto('invoices').values(invoice).execute(),

    findInvoice: (id: string) => withOrder().where('invoices.id', '=', id).executeTakeFirst(),

    listInvoices: (personId: string, limit: number, offset: number) =>
      withOrder()
        .where('invoices.person_id', '=', personId)
        .orderBy('invoices.created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
  }
}
