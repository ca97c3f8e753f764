import type { Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { PhoneCodesTable } from '../../schema/account-schema.ts'

export type PhoneCodeQueries = ReturnType<typeof createPhoneCodeQueries>

export function createPhoneCodeQueries(database: Database) {
  return {
    /** When a code was last sent to the user, or to the number for any user. */
    async findLastSending(userId: string, phone: string): Promise<Date | undefined> {
      const row = await database.current
        .selectFrom('phone_codes')
        .select('sent_at')
        .where((eb) => eb.or([eb('person_id', '=', userId), eb('phone', '=', phone)]))
        .orderBy('sent_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.sent_at
    },

    /** A new code takes the place of the one before. */
    savePhoneCode: (code: Omit<Insertable<PhoneCodesTable>, 'tries'>) =>
      database.current
        .insertInto('phone_codes')
        .values({ ...code, tries: 0 })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ ...code, tries: 0 }))
        .execute(),

    /** Counts one more try and returns the code to compare with; undefined if absent, or if no try is left. */
    takeTry: (userId: string, limit: number, now: Date) =>
      database.current
        .updateTable('phone_codes')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('person_id', '=', userId)
        .where('tries', '<', limit)
        .where('expires_at', '>', now)
        .returning(['phone', 'code_hash'])
        .executeTakeFirst(),

    deletePhoneCode: (userId: string) =>
      database.current.deleteFrom('phone_codes').where('person_id', '=', userId).execute(),
  }
}
