import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { PaymentChannel, PaymentsTable, PaymentStatus } from '../schema.ts'

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

    recordEvent: (paymentId: string, channel: PaymentChannel, providerStatus: string, at: Date) =>
      database.current
        .insertInto('payment_events')
        .values({ payment_id: paymentId, channel, provider_status: providerStatus, received_at: at })
        .execute(),
  }
}
