import type { Insertable, Selectable } from 'kysely'
import type { ReceiptKind, ReceiptsTable } from '../account-schema.ts'
import type { Database } from '../database.ts'

/** A receipt with what its order says of it. */
export type ReceiptRow = Selectable<ReceiptsTable> & { order_number: number; email: string; site: string }

export type ReceiptQueries = ReturnType<typeof createReceiptQueries>

export function createReceiptQueries(database: Database) {
  return {
    insertReceipt: (receipt: Insertable<ReceiptsTable>) =>
      database.current
        .insertInto('receipts')
        .values(receipt)
        .onConflict((conflict) => conflict.column('unique_key').doNothing())
        .execute(),

    findReceipt: (id: string): Promise<ReceiptRow | undefined> =>
      database.current
        .selectFrom('receipts')
        .innerJoin('orders', 'orders.id', 'receipts.order_id')
        .where('receipts.id', '=', id)
        .selectAll('receipts')
        .select(['orders.number as order_number', 'orders.email', 'orders.site'])
        .executeTakeFirst(),

    listReceiptsOfOrder: (orderId: string) =>
      database.current
        .selectFrom('receipts')
        .select(['id', 'kind', 'lines', 'created_at'])
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .orderBy('unique_key')
        .execute(),

    listReceipts: (orderId: string, kind: ReceiptKind) =>
      database.current
        .selectFrom('receipts')
        .select(['id', 'lines'])
        .where('order_id', '=', orderId)
        .where('kind', '=', kind)
        .orderBy('created_at')
        .orderBy('unique_key')
        .execute(),
  }
}
