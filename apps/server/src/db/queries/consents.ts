import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { ConsentsTable } from '../schema.ts'

export type ConsentQueries = ReturnType<typeof createConsentQueries>

export function createConsentQueries(database: Database) {
  return {
    insertConsents: (rows: readonly Insertable<ConsentsTable>[]) =>
      database.current
        .insertInto('consents')
        .values([...rows])
        .execute(),

    /** Kinds that the address agreed to in one go and has not withdrawn. */
    async findConsentKinds(batchId: string, email: string): Promise<readonly ConsentsTable['kind'][]> {
      const rows = await database.current
        .selectFrom('consents')
        .select('kind')
        .where('batch_id', '=', batchId)
        .where('email', '=', email)
        .where('withdrawn_at', 'is', null)
        .execute()
      return rows.map(({ kind }) => kind)
    },

    deleteConsents: (batchId: string, email: string) =>
      database.current
        .deleteFrom('consents')
        .where('batch_id', '=', batchId)
        .where('email', '=', email)
        .execute(),

    /** Kinds that the address ever agreed to and has not withdrawn. */
    async listConsentKinds(email: string): Promise<ConsentsTable['kind'][]> {
      const rows = await database.current
        .selectFrom('consents')
        .select('kind')
        .distinct()
        .where('email', '=', email)
        .where('withdrawn_at', 'is', null)
        .execute()
      return rows.map(({ kind }) => kind)
    },
  }
}
