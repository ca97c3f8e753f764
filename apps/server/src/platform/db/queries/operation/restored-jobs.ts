import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** Work of a restored database that is not in the queue yet. */
export function createRestoredJobQueries(database: Database) {
  return {
    /** Takes the jobs out, oldest first; in a transaction with what is done with them. */
    async takeRestoredJobs(): Promise<{ name: string; payload: object }[]> {
      const { rows } = await sql<{ name: string; payload: object }>`
        with taken as (delete from restored_jobs returning id, name, payload)
        select name, payload from taken order by id`.execute(database.current)
      return rows
    },
  }
}
