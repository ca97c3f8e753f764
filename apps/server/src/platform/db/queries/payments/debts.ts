import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { DebtsTable } from '../../schema/account-schema.ts'
import type { Database } from '../../database.ts'

export type DebtAccount = DebtsTable['account']
export type DebtQueries = ReturnType<typeof createDebtQueries>

/** What people owe to the service; kopecks. Call inside a transaction. */
export function createDebtQueries(database: Database) {
  return {
    insertDebt: (debt: Omit<Insertable<DebtsTable>, 'id' | 'left_kopecks'>) =>
      database.current
        .insertInto('debts')
        .values({ ...debt, id: randomUUID(), left_kopecks: debt.amount_kopecks })
        .onConflict((conflict) => conflict.column('unique_key').doNothing())
        .execute(),

    /** What is left to be paid of an account, oldest first, held. */
    lockOpenDebts: (userId: string, account: DebtAccount) =>
      database.current
        .selectFrom('debts')
        .selectAll()
        .where('person_id', '=', userId)
        .where('account', '=', account)
        .where('left_kopecks', '>', 0)
        .orderBy('created_at')
        .orderBy('id')
        .forNoKeyUpdate()
        .execute(),

    /** What a user owes on an account, kopecks. */
    async sumOpenDebts(userId: string, account: DebtAccount): Promise<number> {
      const row = await database.current
        .selectFrom('debts')
        .where('person_id', '=', userId)
        .where('account', '=', account)
        .select(({ fn }) => fn.sum<string | null>('left_kopecks').as('sum'))
        .executeTakeFirst()
      return Number(row?.sum ?? 0)
    },

    setLeft: (id: string, kopecks: number) =>
      database.current.updateTable('debts').set({ left_kopecks: kopecks }).where('id', '=', id).execute(),
  }
}
