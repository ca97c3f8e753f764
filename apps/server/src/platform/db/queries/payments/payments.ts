import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { PaymentChannel, PaymentsTable, PaymentStatus } from '../../schema/payment-schema.ts'

export type PaymentRow = Selectable<PaymentsTable>
export type PaymentQueries = ReturnType<typeof createPaymentQueries>

export function createPaymentQueries(database: Database) {
  return {
    insertPayment: (payment: Insertable<PaymentsTable>) =>
      database.current
        .insertInto('payments')
        .values(payment)
        .onConflict((conflict) => conflict.columns(['provider', 'provider_payment_id']).doNothing())
        .execute(),

    findByProviderId: (provider: string, providerPaymentId: string) =>
      database.current
        .selectFrom('payments')
        .selectAll()
        .where('provider', '=', provider)
        .where('provider_payment_id', '=', providerPaymentId)
        .executeTakeFirst(),

    lockPayment: (id: string) =>
      database.current
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow(),

    /**
     * The open payments whose time to be asked for has come, held, oldest first. Those that another process is at are
     * left out.
     */
    lockDue: (now: Date, limit: number) =>
      database.current
        .selectFrom('payments')
        .selectAll()
        .where('status', '=', 'pending')
        .where('next_ask_at', '<=', now)
        .orderBy('next_ask_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked()
        .execute(),

    setNextAsk: (id: string, at: Date) =>
      database.current.updateTable('payments').set({ next_ask_at: at }).where('id', '=', id).execute(),

    /** Watches a payment from the beginning again: its payer is at it. */
    watchAgain: (id: string, from: Date, nextAsk: Date) =>
      database.current
        .updateTable('payments')
        .set({ watched_from: from, next_ask_at: nextAsk })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute(),

    /** Payments of an order that may still change. */
    listPending: (orderId: string) =>
      database.current
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('status', '=', 'pending')
        .orderBy('created_at')
        .execute(),

    listAll: (orderId: string) =>
      database.current
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .execute(),

    setStatus: (id: string, status: PaymentStatus, at: Date) =>
      database.current.updateTable('payments').set({ status, updated_at: at }).where('id', '=', id).execute(),

    setTransaction: (id: string, transactionId: string) =>
      database.current
        .updateTable('payments')
        .set({ provider_transaction_id: transactionId })
        .where('id', '=', id)
        .execute(),

    recordEvent: (paymentId: string, channel: PaymentChannel, providerStatus: string, at: Date) =>
      database.current
        .insertInto('payment_events')
        .values({ payment_id: paymentId, channel, provider_status: providerStatus, received_at: at })
        .execute(),
  }
}
