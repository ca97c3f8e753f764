import type { Insertable, Selectable } from 'kysely'
import type { EmailChangeOutcome, EmailChangesTable } from '../../schema/account-life-schema.ts'
import type { Database } from '../../database.ts'

export type EmailChangeRow = Selectable<EmailChangesTable>

export type EmailChangeSide = 'old' | 'new'

export function createEmailChangeQueries(database: Database) {
  return {
    insertChange: (row: Insertable<EmailChangesTable>) =>
      database.current.insertInto('email_changes').values(row).execute(),

    /** The change that a user waits for, if it is not out of date. */
    findOpenChange: (userId: string, now: Date) =>
      database.current
        .selectFrom('email_changes')
        .selectAll()
        .where('person_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** Whose change a link belongs to: its person is held before the change itself. */
    findChangeByToken: (tokenHash: string) =>
      database.current
        .selectFrom('email_changes')
        .selectAll()
        .where((eb) => eb.or([eb('old_token_hash', '=', tokenHash), eb('new_token_hash', '=', tokenHash)]))
        .executeTakeFirst(),

    confirmSide: (id: string, side: EmailChangeSide, at: Date, sessionId: string | null) =>
      database.current
        .updateTable('email_changes')
        .set(side === 'old' ? { old_confirmed_at: at } : { new_confirmed_at: at, confirmed_in: sessionId })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    endChange: (id: string, outcome: EmailChangeOutcome, at: Date) =>
      database.current
        .updateTable('email_changes')
        .set({ ended_at: at, outcome })
        .where('id', '=', id)
        .execute(),

    /** Ends what a user waits for; false when that was nothing. */
    async endOpenChange(userId: string, outcome: EmailChangeOutcome, at: Date): Promise<boolean> {
      const result = await database.current
        .updateTable('email_changes')
        .set({ ended_at: at, outcome })
        .where('person_id', '=', userId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
  }
}
