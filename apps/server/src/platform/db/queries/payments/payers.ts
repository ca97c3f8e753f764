import type { PayerForm } from '@proverka/domain/accounts'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { PayersTable } from '../../schema/account-schema.ts'

export type PayerRow = Selectable<PayersTable>
export type PayerQueries = ReturnType<typeof createPayerQueries>

/** Requisites for invoices. */
export function createPayerQueries(database: Database) {
  return {
    insertPayer: (payer: Insertable<PayersTable>) =>
      database.current.insertInto('payers').values(payer).returningAll().executeTakeFirstOrThrow(),

    findPayer: (id: string) =>
      database.current.selectFrom('payers').selectAll().where('id', '=', id).executeTakeFirst(),

    listPayers: (userId: string) =>
      database.current
        .selectFrom('payers')
        .selectAll()
        .where('person_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    updatePayer: (id: string, form: PayerForm) =>
      database.current
        .updateTable('payers')
        .set({ ...form })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    deletePayer: (id: string) => database.current.deleteFrom('payers').where('id', '=', id).execute(),
  }
}
