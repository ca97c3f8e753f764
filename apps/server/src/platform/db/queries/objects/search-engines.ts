import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** A process that writes nothing for so long has ended. */
const LEASE = sql<Date>`now() + interval '2 minutes'`

export function createSearchEngineQueries(database: Database) {
  return {
    /**
     * What an engine has indexed of the register, hours since its last refresh, and how far an unfinished load came.
     */
    findState: (name: string) =>
      database.current
        .selectFrom('search_engines')
        .select([
          'snapshot',
          sql<number>`extract(epoch from now() - refreshed_at)::float8 / 3600`.as('hours_ago'),
          'load_snapshot',
          'loaded_to',
          sql<number>`extract(epoch from now() - load_started_at)::float8 / 3600`.as('load_hours_ago'),
        ])
        .where('name', '=', name)
        .executeTakeFirst(),

    /** Whether the holder alone may write to the engine for the next minutes; takes and prolongs that right. */
    async takeLease(name: string, holder: string): Promise<boolean> {
      const row = await database.current
        .insertInto('search_engines')
        .values({ name, lease_holder: holder, leased_until: LEASE })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ lease_holder: holder, leased_until: LEASE })
            .where((where) =>
              where.or([
                where('search_engines.lease_holder', '=', holder),
                where('search_engines.leased_until', 'is', null),
                where('search_engines.leased_until', '<', sql<Date>`now()`),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst()
      return row !== undefined
    },

    endLease: (name: string, holder: string) =>
      database.current
        .updateTable('search_engines')
        .set({ lease_holder: null, leased_until: null })
        .where('name', '=', name)
        .where('lease_holder', '=', holder)
        .execute(),

    /** Writes down that everything is being read in. */
    startLoad: (name: string, snapshot: string) =>
      database.current
        .updateTable('search_engines')
        .set({ snapshot: null, load_snapshot: snapshot, load_started_at: sql<Date>`now()`, loaded_to: null })
        .where('name', '=', name)
        .execute(),

    /** Writes down how far that came. */
    saveLoaded: (name: string, loadedTo: number) =>
      database.current
        .updateTable('search_engines')
        .set({ loaded_to: loadedTo })
        .where('name', '=', name)
        .execute(),

    /** Writes down what the engine has taken in, and ends the lease. */
    saveSnapshot: (name: string, snapshot: string) =>
      database.current
        .updateTable('search_engines')
        .set({
          snapshot,
          refreshed_at: sql<Date>`now()`,
          lease_holder: null,
          leased_until: null,
          load_snapshot: null,
          load_started_at: null,
          loaded_to: null,
        })
        .where('name', '=', name)
        .execute(),
  }
}
