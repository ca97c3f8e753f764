import type { Insertable, Selectable } from 'kysely'
import type { WithdrawalsTable, WithdrawalStatus } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

export type WithdrawalRow = Selectable<WithdrawalsTable>
/** The bank's payment order; its day YYYY-MM-DD. */
export interface PaymentDocument {
  readonly number: string
  readonly day: string
}

export type WithdrawalQueries = ReturnType<typeof createWithdrawalQueries>

/** Requests of partners to be paid out. */
export function createWithdrawalQueries(database: Database) {
  return {
    insertWithdrawal: (withdrawal: Omit<Insertable<WithdrawalsTable>, 'number'>) =>
      database.current.insertInto('withdrawals').values(withdrawal).returningAll().executeTakeFirstOrThrow(),

    /** A user's, newest first. */
    listOfUser: (userId: string, limit: number, offset: number) =>
      database.current
        .selectFrom('withdrawals')
        .selectAll()
        .where('person_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** Withdrawals of all users: those that wait for a decision first, then the latest. */
    listAll: (limit: number, offset: number) =>
      database.current
        .selectFrom('withdrawals')
        .selectAll()
        .orderBy((eb) => eb('status', '=', 'requested'), 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** Those that wait for a decision and are in no registry, the oldest first. */
    listOpen: (limit: number, offset: number) =>
      database.current
        .selectFrom('withdrawals')
        .selectAll()
        .where('status', '=', 'requested')
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('payout_registry_rows')
                .select('withdrawal_id')
                .whereRef('withdrawal_id', '=', 'withdrawals.id')
                .where('removed_at', 'is', null),
            ),
          ),
        )
        .orderBy('created_at')
        .orderBy('number')
        .limit(limit)
        .offset(offset)
        .execute(),

    findWithdrawal: (id: string) =>
      database.current.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst(),

    lockWithdrawal: (id: string) =>
      database.current
        .selectFrom('withdrawals')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** Several, in one order for all callers: two of them never wait for one another. */
    lockWithdrawals: (ids: readonly string[]) =>
      database.current
        .selectFrom('withdrawals')
        .selectAll()
        .where('id', 'in', ids)
        .orderBy('number')
        .forUpdate()
        .execute(),

    decide: (
      id: string,
      decision: {
        readonly status: WithdrawalStatus
        readonly reason: string
        readonly document?: PaymentDocument | undefined
      },
      at: Date,
    ) =>
      database.current
        .updateTable('withdrawals')
        .set({
          status: decision.status,
          reason: decision.reason,
          decided_at: at,
          document_number: decision.document?.number ?? null,
          document_day: decision.document?.day ?? null,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}
