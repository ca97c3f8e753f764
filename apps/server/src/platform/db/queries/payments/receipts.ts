import type { Insertable, Selectable } from 'kysely'
import type { ReceiptKind, ReceiptsTable } from '../../schema/account-schema.ts'
import type { Database } from '../../database.ts'

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

    /** The site of a receipt's order, and the provider's payment that has come in for it and was not sent back whole. */
    findOrderOfReceipt: (uniqueKey: string, provider: string) =>
      database.current
        .selectFrom('receipts')
        .innerJoin('orders', 'orders.id', 'receipts.order_id')
        .where('receipts.unique_key', '=', uniqueKey)
        .select((row) => [
          'orders.site',
          row
            .selectFrom('payments')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.provider', '=', provider)
            .where('payments.status', 'in', ['succeeded', 'refunded'])
            .where((payment) =>
              payment.not(
                payment.exists(
                  payment
                    .selectFrom('refunds')
                    .select('refunds.id')
                    .whereRef('refunds.payment_id', '=', 'payments.id')
                    .where('refunds.order_item_id', 'is', null)
                    .whereRef('refunds.amount_kopecks', '=', 'payments.amount_kopecks'),
                ),
              ),
            )
            .select('provider_payment_id')
            .orderBy('created_at', 'desc')
            .limit(1)
            .as('payment_id'),
        ])
        .executeTakeFirst(),

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
