import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { TestProviderPaymentsTable } from '../../platform/db/schema/schema.ts'
import type { PaymentProvider } from './payment-provider.ts'

type DecidedStatus = TestProviderPaymentsTable['status']

/** The built-in test provider (AMB-95): it keeps its own books and moves no money. Off in production. */
export interface TestProvider extends PaymentProvider {
  /** What its payment window shows. */
  findByToken: (
    token: string,
  ) => Promise<{ id: string; status: DecidedStatus; amount_kopecks: number; description: string } | undefined>
  /** The payer's choice in the window; a payment that is decided stays so. */
  decide: (
    token: string,
    decision: 'pay' | 'decline',
  ) => Promise<{ id: string; status: DecidedStatus } | undefined>
}

export function createTestProvider(database: Database, clock: Clock): TestProvider {
  return {
    name: 'test',

    async createPayment({ amount, description, idempotenceKey }) {
      await database.current
        .insertInto('test_provider_payments')
        .values({
          id: randomUUID(),
          token: `test-${randomBytes(24).toString('base64url')}`,
          amount_kopecks: amount,
          description,
          status: 'pending',
          idempotence_key: idempotenceKey,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('idempotence_key').doNothing())
        .execute()
      const { id, token } = await database.current
        .selectFrom('test_provider_payments')
        .select(['id', 'token'])
        .where('idempotence_key', '=', idempotenceKey)
        .executeTakeFirstOrThrow()
      return { id, confirmationToken: token }
    },

    async fetchPayment(id) {
      const row = await database.current
        .selectFrom('test_provider_payments')
        .select(['id', 'status', 'amount_kopecks'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row && { id: row.id, status: row.status, amount: row.amount_kopecks }
    },

    async refundPayment({ paymentId, amount, idempotenceKey }) {
      await database.current
        .insertInto('test_provider_refunds')
        .values({
          id: randomUUID(),
          payment_id: paymentId,
          amount_kopecks: amount,
          idempotence_key: idempotenceKey,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('idempotence_key').doNothing())
        .execute()
      const { id } = await database.current
        .selectFrom('test_provider_refunds')
        .select('id')
        .where('idempotence_key', '=', idempotenceKey)
        .executeTakeFirstOrThrow()
      return { id, status: 'succeeded' }
    },

    async makeReceipt({ kind, ...content }, idempotenceKey) {
      await database.current
        .insertInto('test_provider_receipts')
        .values({
          id: randomUUID(),
          kind,
          content: JSON.stringify({ ...content, mark: 'ТЕСТОВЫЙ ЧЕК' }),
          idempotence_key: idempotenceKey,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('idempotence_key').doNothing())
        .execute()
    },

    findByToken: (token) =>
      database.current
        .selectFrom('test_provider_payments')
        .select(['id', 'status', 'amount_kopecks', 'description'])
        .where('token', '=', token)
        .executeTakeFirst(),

    async decide(token, decision) {
      await database.current
        .updateTable('test_provider_payments')
        .set({ status: decision === 'pay' ? 'succeeded' : 'canceled' })
        .where('token', '=', token)
        .where('status', '=', 'pending')
        .execute()
      return database.current
        .selectFrom('test_provider_payments')
        .select(['id', 'status'])
        .where('token', '=', token)
        .executeTakeFirst()
    },
  }
}
