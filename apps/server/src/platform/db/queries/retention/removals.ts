import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** What a user took back, by number. */
export interface ClawBack {
  readonly id: string
  readonly at: Date
}

/** Rows of one look. */
const AT_ONCE = 500

/** What users took back themselves: consents and files. */
export function createRemovalQueries(database: Database) {
  return {
    /** Withdrawn consents that the list outside of the database lacks; it has a deleted account as a whole. */
    async listUnlistedWithdrawals(now: Date): Promise<readonly ClawBack[]> {
      await sql`update consents set listed_at = ${now} from persons
        where persons.id = consents.person_id and persons.erased_at is not null
          and withdrawn_at is not null and listed_at is null`.execute(database.current)
      const { rows } = await sql<ClawBack>`select id, withdrawn_at as at from consents
        where withdrawn_at is not null and listed_at is null
        order by withdrawn_at, id limit ${AT_ONCE}`.execute(database.current)
      return rows
    },

    markWithdrawalListed: (id: string, at: Date) =>
      database.current.updateTable('consents').set({ listed_at: at }).where('id', '=', id).execute(),

    listUnlistedFiles: async (): Promise<readonly ClawBack[]> =>
      (
        await database.current
          .selectFrom('removed_files')
          .selectAll()
          .orderBy('removed_at')
          .orderBy('id')
          .limit(AT_ONCE)
          .execute()
      ).map(({ id, removed_at }) => ({ id, at: removed_at })),

    forgetListedFile: (id: string) =>
      database.current.deleteFrom('removed_files').where('id', '=', id).execute(),

    /** Withdraws consents by number, as they were withdrawn once; answers how many were not. */
    async withdrawAgain(ids: readonly string[], at: Date): Promise<number> {
      if (ids.length === 0) return 0
      const result = await database.current
        .updateTable('consents')
        .set({ withdrawn_at: at, listed_at: at })
        .where('id', 'in', [...ids])
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst()
      return Number(result.numUpdatedRows)
    },

    /** Takes uploads out of their folders and their rows away; answers which were there. In a transaction. */
    async removeFilesAgain(ids: readonly string[]): Promise<readonly string[]> {
      if (ids.length === 0) return []
      await database.current
        .deleteFrom('deal_documents')
        .where('attachment_id', 'in', [...ids])
        .execute()
      const rows = await database.current
        .deleteFrom('attachments')
        .where('id', 'in', [...ids])
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
