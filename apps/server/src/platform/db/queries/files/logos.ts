import type { Insertable, Selectable } from 'kysely'
import type { UserLogosTable } from '../../schema/account-life-schema.ts'
import type { Database } from '../../database.ts'

export type LogoRow = Selectable<UserLogosTable>

/** Logos that are shown in the reports of their owners. */
export function createLogoQueries(database: Database) {
  return {
    findLogo: (userId: string): Promise<LogoRow | undefined> =>
      database.current
        .selectFrom('person_logos')
        .selectAll()
        .where('person_id', '=', userId)
        .executeTakeFirst(),

    /** A new one takes the place of the one before. */
    saveLogo: (logo: Insertable<UserLogosTable>) =>
      database.current
        .insertInto('person_logos')
        .values(logo)
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(logo))
        .execute(),

    async deleteLogo(userId: string): Promise<LogoRow | undefined> {
      return database.current
        .deleteFrom('person_logos')
        .where('person_id', '=', userId)
        .returningAll()
        .executeTakeFirst()
    },

    /** Owners among these people whose logo is there, with its hash. */
    listLogos: async (userIds: readonly string[]): Promise<LogoRow[]> =>
      userIds.length === 0
        ? []
        : database.current.selectFrom('person_logos').selectAll().where('person_id', 'in', userIds).execute(),
  }
}
