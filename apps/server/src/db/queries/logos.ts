import type { Insertable, Selectable } from 'kysely'
import type { PersonLogosTable } from '../account-life-schema.ts'
import type { Database } from '../database.ts'

export type LogoRow = Selectable<PersonLogosTable>

/** Pictures that stand in the reports of their owners. */
export function createLogoQueries(database: Database) {
  return {
    findLogo: (personId: string): Promise<LogoRow | undefined> =>
      database.current
        .selectFrom('person_logos')
        .selectAll()
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    /** A new one takes the place of the one before. */
    saveLogo: (logo: Insertable<PersonLogosTable>) =>
      database.current
        .insertInto('person_logos')
        .values(logo)
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(logo))
        .execute(),

    async deleteLogo(personId: string): Promise<LogoRow | undefined> {
      return database.current
        .deleteFrom('person_logos')
        .where('person_id', '=', personId)
        .returningAll()
        .executeTakeFirst()
    },

    /** Owners among these people whose logo is there, with its hash. */
    listLogos: async (personIds: readonly string[]): Promise<LogoRow[]> =>
      personIds.length === 0
        ? []
        : database.current
            .selectFrom('person_logos')
            .selectAll()
            .where('person_id', 'in', personIds)
            .execute(),
  }
}
