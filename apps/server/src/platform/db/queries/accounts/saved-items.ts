import { SAVED_LIMITS, type SavedItem, type SavedKind } from '@proverka/domain/property'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** Searches and favourites of persons (TRUST-13). */
export function createSavedItemQueries(database: Database) {
  return {
    listSaved: (personId: string): Promise<SavedItem[]> =>
      database.current
        .selectFrom('saved_items')
        .select(['kind', 'key', 'title'])
        .where('person_id', '=', personId)
        .orderBy('kind', 'desc')
        .orderBy('saved_at', 'desc')
        .orderBy('key')
        .execute(),

    async countFavourites(personId: string): Promise<number> {
      const { count } = await database.current
        .selectFrom('saved_items')
        .where('person_id', '=', personId)
        .where('kind', '=', 'favourite')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The first item is the newest: each is a millisecond older than the one before it. */
    async upsertSaved(personId: string, items: readonly SavedItem[], at: Date): Promise<void> {
      await database.current
        .insertInto('saved_items')
        .values(
          items.map((item, index) => ({
            person_id: personId,
            ...item,
            saved_at: new Date(at.getTime() - index),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['person_id', 'kind', 'key']).doUpdateSet((row) => ({
            title: row.ref('excluded.title'),
            saved_at: row.ref('excluded.saved_at'),
          })),
        )
        .execute()
    },

    /** Deletes the oldest searches beyond the limit. */
    async trimSearches(personId: string): Promise<void> {
      await sql`delete from saved_items where person_id = ${personId} and kind = 'search' and key not in
        (select key from saved_items where person_id = ${personId} and kind = 'search'
          order by saved_at desc, key limit ${SAVED_LIMITS.search})`.execute(database.current)
    },

    async deleteSaved(personId: string, kind: SavedKind, key: string | undefined): Promise<void> {
      await database.current
        .deleteFrom('saved_items')
        .where('person_id', '=', personId)
        .where('kind', '=', kind)
        .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
        .execute()
    },
  }
}
