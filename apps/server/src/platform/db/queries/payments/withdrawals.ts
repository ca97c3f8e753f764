import type { Insertable, Selectable } from 'kysely'
import type { WithdrawalsTable, WithdrawalStatus } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

export type WithdrawalRow = Selectable<WithdrawalsTable>
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

    findWithdrawal: (id: string) =>
      database.current.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst(),

    lockWithdrawal: (id: string) =>
      database.current
        .selectFrom('withdrawals')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    decide: (id: string, status: WithdrawalStatus, reason: string, at: Date) =>
      database.current
        .updateTable('withdrawals')
        .set({ status, reason, decided_at: at })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}
