import { sql, type RawBuilder, type Selectable } from 'kysely'
import { EXPORT_PARTS, type ExportPart } from '../../data-register/export-parts.ts'
import type { DataExportsTable, ExportCounts } from '../../schema/account-life-schema.ts'
import type { Database } from '../../database.ts'

export type DataExportRow = Selectable<DataExportsTable>

/** A record of a user that an archive holds. */
export interface ExportedSubject {
  readonly kind: 'order' | 'order_item' | 'payer' | 'invoice' | 'attachment' | 'deal' | 'comment'
  readonly id: string
}

/** The rows of one list of the archive; `$id` in its text is the user's id. */
function exportQuery({ sql: text }: ExportPart, userId: string): RawBuilder<unknown> {
  const pieces = text.split('$id').map((piece) => sql.raw(piece))
  return sql.join(pieces, sql`${userId}::uuid`)
}

/** Archives of all data of a user, and the rows that they are made of. */
export function createDataExportQueries(database: Database) {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await query.execute(database.current)).rows as Record<string, unknown>[]

  return {
    findExport: (userId: string): Promise<DataExportRow | undefined> =>
      database.current
        .selectFrom('data_exports')
        .selectAll()
        .where('person_id', '=', userId)
        .executeTakeFirst(),

    findExportById: (id: string): Promise<DataExportRow | undefined> =>
      database.current.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst(),

    /** A new one takes the place of the one before. */
    async startExport(id: string, userId: string, at: Date, expiresAt: Date): Promise<void> {
      await database.current.deleteFrom('data_exports').where('person_id', '=', userId).execute()
      await database.current
        .insertInto('data_exports')
        .values({
          id,
          person_id: userId,
          status: 'making',
          created_at: at,
          expires_at: expiresAt,
          parts: '[]',
          counts: '{}',
        })
        .execute()
    },

    finishExport: (id: string, parts: readonly number[], counts: ExportCounts, at: Date, expiresAt: Date) =>
      database.current
        .updateTable('data_exports')
        .set({
          status: 'ready',
          parts: JSON.stringify(parts),
          counts: JSON.stringify(counts),
          made_at: at,
          expires_at: expiresAt,
        })
        .where('id', '=', id)
        .execute(),

    failExport: (id: string) =>
      database.current.updateTable('data_exports').set({ status: 'failed' }).where('id', '=', id).execute(),

    async listExportIds(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await database.current
        .selectFrom('data_exports')
        .select('id')
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Whose records the archive of a user holds: each has its row in the log when it is read (SAFE-13). */
    async listSubjects(userId: string): Promise<readonly ExportedSubject[]> {
      const id = sql`${userId}::uuid`
      const rows = await rowsOf(sql`select 'order' as kind, id from orders where person_id = ${id}
        union all select 'order_item', i.id from order_items i join orders o on o.id = i.order_id
          where o.person_id = ${id}
        union all select 'payer', id from payers where person_id = ${id}
        union all select 'invoice', id from invoices where person_id = ${id}
        union all select 'attachment', id from attachments where person_id = ${id}
        union all select 'deal', id from deals where person_id = ${id}
        union all select 'comment', id from article_comments where author_id = ${id}`)
      return rows as unknown as readonly ExportedSubject[]
    },

    /** Everything that the tables say of a user, by the name that it has in the archive; no secrets. */
    async readAll(userId: string): Promise<Record<string, readonly Record<string, unknown>[]>> {
      const tables: Record<string, readonly Record<string, unknown>[]> = {}
      for (const [name, part] of Object.entries(EXPORT_PARTS))
        tables[name] = await rowsOf(exportQuery(part, userId))
      return tables
    },
  }
}
