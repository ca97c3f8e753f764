import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** Objects from one id to the other that may be new, changed or gone. */
export interface ChangedRange {
  readonly from_id: number
  readonly to_id: number
}

/** Which transactions a look has seen, in the text form of PostgreSQL: `10:20:10,14`. */
const SNAPSHOT = sql<string>`pg_current_snapshot()::text`

export function createSearchChangeQueries(database: Database) {
  return {
    async currentSnapshot(): Promise<string> {
      const row = await database.current.selectNoFrom(SNAPSHOT.as('snapshot')).executeTakeFirstOrThrow()
      return row.snapshot
    },

    /**
     * Changes that a former look could not see, with the snapshot of this one. Each is found as soon as it is committed,
     * whatever else is open on the same PostgreSQL: an open transaction hides its own rows and no others.
     */
    async listChangesSince(snapshot: string) {
      const { rows } = await sql<{ snapshot: string } & { [Name in keyof ChangedRange]: number | null }>`
        select present.snapshot::text, from_id, to_id
          from (select pg_current_snapshot() as snapshot) as present
          left join search_changes on transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
            and not pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)
         order by search_changes.id`.execute(database.current)
      return {
        snapshot: rows[0]?.snapshot ?? snapshot,
        changes: rows.filter((row): row is ChangedRange & { snapshot: string } => row.from_id !== null),
      }
    },

    /** No process is behind by a day: it would have read them, or read everything again. */
    deleteOldChanges: () =>
      database.current
        .deleteFrom('search_changes')
        .where('changed_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute(),
  }
}
