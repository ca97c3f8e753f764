import { sql } from 'kysely'
import type { Database } from '../../database.ts'

export type StoredFileQueries = ReturnType<typeof createStoredFileQueries>

/** What rows of the database say about files of the storage. */
export function createStoredFileQueries(database: Database) {
  return {
    /** When this database was made, to the microsecond: no other one has that. */
    async findDatabaseId(): Promise<string> {
      const { rows } = await sql<{ birth: string }>`
        select to_char(min(applied_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') as birth
        from migrations`.execute(database.current)
      return rows[0]?.birth ?? ''
    },

    async listAttachmentIds(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await database.current
        .selectFrom('attachments')
        .select('id')
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** The official extracts that answers of these items were read from. */
    async listExtracts(itemIds: readonly string[]): Promise<{ itemId: string; hash: string }[]> {
      if (itemIds.length === 0) return []
      const rows = await database.current
        .selectFrom('report_tasks')
        .select(['order_item_id', 'answer_hash'])
        .where('order_item_id', 'in', itemIds)
        .where('answer_hash', 'is not', null)
        .execute()
      return rows.map((row) => ({ itemId: row.order_item_id, hash: row.answer_hash ?? '' }))
    },

    /** Files of emails that are not out yet. */
    async listEmailFiles(): Promise<string[]> {
      const { rows } = await sql<{ key: string }>`
        select file ->> 'key' as key
        from outbox cross join jsonb_array_elements(payload -> 'files') as file
        where sent_at is null and payload ? 'files'`.execute(database.current)
      return rows.map(({ key }) => key)
    },
  }
}
