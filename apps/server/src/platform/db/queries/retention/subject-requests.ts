import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../database.ts'
import type { SubjectRequestsTable } from '../../schema/destruction-schema.ts'

export type SubjectRequestRow = Selectable<SubjectRequestsTable>

/** Requests of people who were checked. */
export function createSubjectRequestQueries(database: Database) {
  return {
    insertRequest: (row: Insertable<SubjectRequestsTable>) =>
      database.current.insertInto('subject_requests').values(row).returningAll().executeTakeFirstOrThrow(),

    /** What waits first, the oldest on top. */
    listRequests: (limit: number, offset: number) =>
      database.current
        .selectFrom('subject_requests')
        .selectAll()
        .orderBy(sql`ended_at is not null`)
        .orderBy('created_at')
        .orderBy('number')
        .limit(limit)
        .offset(offset)
        .execute(),

    findRequest: (id: string): Promise<SubjectRequestRow | undefined> =>
      database.current.selectFrom('subject_requests').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Held until the end of the transaction. */
    lockRequest: (id: string): Promise<SubjectRequestRow | undefined> =>
      database.current
        .selectFrom('subject_requests')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    updateRequest: (id: string, change: Updateable<SubjectRequestsTable>) =>
      database.current
        .updateTable('subject_requests')
        .set(change)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}
