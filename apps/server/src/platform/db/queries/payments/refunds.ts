import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { RefundsTable } from '../../schema/account-schema.ts'

export type RefundRow = Selectable<RefundsTable>
type NewRefund = Pick<
  Insertable<RefundsTable>,
  'id' | 'order_item_id' | 'payment_id' | 'amount_kopecks' | 'created_at'
>
/** A refund with what its provider calls the payment. */
export type ProviderRefundRow = NonNullable<Awaited<ReturnType<RefundQueries['findRefund']>>>
export type RefundQueries = ReturnType<typeof createRefundQueries>

/** Money that is promised back to cards. */
export function createRefundQueries(database: Database) {
  return {
    insertRefund: (refund: NewRefund) =>
      database.current
        .insertInto('refunds')
        .values({ ...refund, provider_refund_id: null, done_at: null })
        .execute(),

    /** What the provider gave back by itself: there is nothing to ask it for. */
    insertDoneRefund: (refund: NewRefund, providerRefundId: string | null) =>
      database.current
        .insertInto('refunds')
        .values({ ...refund, provider_refund_id: providerRefundId, done_at: refund.created_at })
        .execute(),

    /** Whether a refund of the provider is ours, or booked. */
    async hasProviderRefund(paymentId: string, providerRefundId: string): Promise<boolean> {
      const row = await database.current
        .selectFrom('refunds')
        .select('id')
        .where('payment_id', '=', paymentId)
        .where('provider_refund_id', '=', providerRefundId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Kopecks of a payment that we promised back or know to be back. */
    async sumRefunds(paymentId: string): Promise<number> {
      const row = await database.current
        .selectFrom('refunds')
        .where('payment_id', '=', paymentId)
        .select(({ fn }) => fn.sum<string | null>('amount_kopecks').as('sum'))
        .executeTakeFirst()
      return Number(row?.sum ?? 0)
    },

    /** A refund with what its provider calls the payment. */
    findRefund: (id: string) =>
      database.current
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .where('refunds.id', '=', id)
        .selectAll('refunds')
        .select([
          'payments.provider',
          'payments.provider_payment_id',
          'payments.provider_transaction_id',
          'payments.order_id',
        ])
        .executeTakeFirst(),

    /** What of a payment is promised and not given back. */
    listOpen: (paymentId: string) =>
      database.current
        .selectFrom('refunds')
        .select(['id', 'amount_kopecks', 'refused_at'])
        .where('payment_id', '=', paymentId)
        .where('done_at', 'is', null)
        .orderBy('id')
        .execute(),

    markRefused: (id: string, reason: string, at: Date) =>
      database.current
        .updateTable('refunds')
        .set({ refused_at: at, refused_reason: reason })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .execute(),

    /** `providerRefundId` is null when the provider gave the whole payment back by itself. */
    markRefunded: (id: string, providerRefundId: string | null, at: Date) =>
      database.current
        .updateTable('refunds')
        .set({ provider_refund_id: providerRefundId, done_at: at })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .execute(),
  }
}
