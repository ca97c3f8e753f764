import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Objects from one id to the other that may be new, changed or gone. */
export interface ChangedRange {
  readonly from_id: number
  readonly to_id: number
}

/** The oldest transaction that is still open: everything before it is decided. A text, for it does not fit a number. */
const HORIZON = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`

export function createSearchChangeQueries(database: Database) {
  return {
    async currentHorizon(): Promise<string> {
      const row = await database.current.selectNoFrom(HORIZON.as('horizon')).executeTakeFirstOrThrow()
      return row.horizon
    },

    /** Changes by transactions from one horizon to the current one, which is answered as well. */
    async listChangesSince(horizon: string) {
      const { rows } = await sql<{ horizon: string } & { [Name in keyof ChangedRange]: number | null }>`
        select horizon::text, from_id, to_id
          from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as present
          left join search_changes on transaction_id >= ${horizon}::xid8 and transaction_id < horizon
         order by search_changes.id`.execute(database.current)
      return {
        horizon: rows[0]?.horizon ?? horizon,
        changes: rows.filter((row): row is ChangedRange & { horizon: string } => row.from_id !== null),
      }
    },

    /** No process is behind by a day: it would have read them, or read everything anew. */
    deleteOldChanges: () =>
      database.current
        .deleteFrom('search_changes')
        .where('changed_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute(),
  }
}
