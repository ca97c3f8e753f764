import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { RefundsTable } from '../account-schema.ts'

export type RefundRow = Selectable<RefundsTable>
export type RefundQueries = ReturnType<typeof createRefundQueries>

/** Money that is promised back to cards. */
export function createRefundQueries(database: Database) {
  return {
    insertRefund: (refund: Omit<Insertable<RefundsTable>, 'provider_refund_id' | 'done_at'>) =>
      database.current
        .insertInto('refunds')
        .values({ ...refund, provider_refund_id: null, done_at: null })
        .execute(),

    /** What the provider gave back by itself: there is nothing to ask it for. */
    insertDoneRefund: (refund: Omit<Insertable<RefundsTable>, 'provider_refund_id' | 'done_at'>) =>
      database.current
        .insertInto('refunds')
        .values({ ...refund, provider_refund_id: null, done_at: refund.created_at })
        .execute(),

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
        .select(['payments.provider', 'payments.provider_payment_id'])
        .executeTakeFirst(),

    markRefunded: (id: string, providerRefundId: string, at: Date) =>
      database.current
        .updateTable('refunds')
        .set({ provider_refund_id: providerRefundId, done_at: at })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .execute(),
  }
}
