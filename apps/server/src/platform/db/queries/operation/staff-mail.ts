import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { StaffNewsTable } from '../../schema/staff-schema.ts'

export type StaffNewsRow = Selectable<StaffNewsTable>

/** Emails to members of the staff about what came in. */
export function createStaffMailQueries(database: Database) {
  return {
    async hasMailOff(personId: string): Promise<boolean> {
      const row = await database.current
        .selectFrom('staff_mail')
        .select('is_off')
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return row?.is_off ?? false
    },

    /** Those of the members who have switched the emails off. */
    async listOff(personIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await database.current
        .selectFrom('staff_mail')
        .select('person_id')
        .where('person_id', 'in', [...personIds])
        .where('is_off', '=', true)
        .execute()
      return new Set(rows.map(({ person_id }) => person_id))
    },

    /** Switched off, the member gets nothing of what waits either. */
    async setMailOff(personId: string, isOff: boolean): Promise<void> {
      await database.current
        .insertInto('staff_mail')
        .values({ person_id: personId, is_off: isOff })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ is_off: isOff }))
        .execute()
      if (isOff) await database.current.deleteFrom('staff_news').where('person_id', '=', personId).execute()
    },

    /** For each of the members. */
    async insertNews(
      personIds: readonly string[],
      news: Omit<Insertable<StaffNewsTable>, 'person_id'>,
    ): Promise<void> {
      const rows = personIds.map((person_id) => ({ person_id }))
      await database.current
        .insertInto('staff_mail')
        .values(rows)
        .onConflict((conflict) => conflict.column('person_id').doNothing())
        .execute()
      await database.current
        .insertInto('staff_news')
        .values(rows.map((row) => ({ ...row, ...news })))
        .execute()
    },

    /** Members whom something waits for and whose last email is no younger than `before`. */
    async listDue(before: Date): Promise<readonly string[]> {
      const rows = await database.current
        .selectFrom('staff_mail')
        .select('person_id')
        .where((mail) => mail.or([mail('written_at', 'is', null), mail('written_at', '<=', before)]))
        .where((mail) =>
          mail.exists(
            mail
              .selectFrom('staff_news')
              .whereRef('staff_news.person_id', '=', 'staff_mail.person_id')
              .select('id'),
          ),
        )
        .execute()
      return rows.map(({ person_id }) => person_id)
    },

    /** Holds the emails of a member; undefined while another process writes to him. */
    lockMail: (personId: string) =>
      database.current
        .selectFrom('staff_mail')
        .selectAll()
        .where('person_id', '=', personId)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),

    /** What waits for a member, the oldest first; it waits no longer. */
    async takeNews(personId: string): Promise<readonly StaffNewsRow[]> {
      const rows = await database.current
        .deleteFrom('staff_news')
        .where('person_id', '=', personId)
        .returningAll()
        .execute()
      return rows.toSorted((one, other) => one.id - other.id)
    },

    markWritten: (personId: string, at: Date) =>
      database.current
        .updateTable('staff_mail')
        .set({ written_at: at })
        .where('person_id', '=', personId)
        .execute(),
  }
}
