import type { Insertable, Selectable, Updateable } from 'kysely'
import type { PromocodesTable } from '../admin-tables.ts'
import type { Database } from '../database.ts'

/** More rows than any list of promocodes has; one answer carries them all. */
const LIST_LIMIT = 100

export type PromocodeRow = Selectable<PromocodesTable>
export type PromocodeQueries = ReturnType<typeof createPromocodeQueries>

/** Insert and update throw a unique violation when the code is another promocode's. */
export function createPromocodeQueries(database: Database) {
  return {
    /** Newest first. */
    listPromocodes: () =>
      database.current
        .selectFrom('promocodes')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(LIST_LIMIT)
        .execute(),

    insertPromocode: (promocode: Insertable<PromocodesTable>) =>
      database.current.insertInto('promocodes').values(promocode).returningAll().executeTakeFirstOrThrow(),

    updatePromocode: (id: string, changes: Updateable<PromocodesTable>) =>
      database.current
        .updateTable('promocodes')
        .set(changes)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    deletePromocode: (id: string) =>
      database.current.deleteFrom('promocodes').where('id', '=', id).returningAll().executeTakeFirst(),
  }
}
