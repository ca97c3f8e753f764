import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { EventsTable } from '../schema.ts'

/** What pages tell of visits. */
export function createEventQueries(database: Database) {
  return {
    insertEvent: (event: Insertable<EventsTable>) =>
      database.current.insertInto('events').values(event).execute(),

    /** Destroys the oldest ones before an instant, at most so many; answers how many. */
    async deleteEventsBefore(before: Date, limit: number): Promise<number> {
      const { numDeletedRows } = await database.current
        .deleteFrom('events')
        .where('id', 'in', (select) =>
          select.selectFrom('events').select('id').where('at', '<', before).orderBy('at').limit(limit),
        )
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}
