import type { Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { EventsTable } from '../../schema/schema.ts'

/** What pages tell of visits. */
export function createEventQueries(database: Database) {
  return {
    insertEvent: (event: Insertable<EventsTable>) =>
      database.current.insertInto('events').values(event).execute(),
  }
}
