import { sql } from 'kysely'
import type { Database } from '../../database.ts'

export type HealthQueries = ReturnType<typeof createHealthQueries>

export interface StoredHealth {
  /** Null: no backup was ever made. */
  readonly backup_at: Date | null
  /** Addresses that refused emails for good since an instant. */
  readonly refused_addresses: number
  /** Emails and other effects that were given up since then. */
  readonly given_up: number
  readonly database_bytes: number
}

/** What the health screen reads beside the backlog. */
export function createHealthQueries(database: Database) {
  return {
    async readStored(since: Date): Promise<StoredHealth> {
      const { rows } = await sql<StoredHealth>`
        select (select made_at from last_backup) as backup_at,
          (select count(*)::int from refused_addresses where refused_at >= ${since}) as refused_addresses,
          (select count(*)::int from outbox where given_up_at >= ${since}) as given_up,
          pg_database_size(current_database())::float8 as database_bytes`.execute(database.current)
      const [row] = rows
      if (!row) throw new Error('a select without a row')
      return row
    },
  }
}
