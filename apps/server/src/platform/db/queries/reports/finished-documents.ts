import { sql } from 'kysely'
import type { Database } from '../../database.ts'

interface Name {
  readonly kind: string
  readonly id: string
}

/** Which finished documents the storage has. */
export function createFinishedDocumentQueries(database: Database) {
  return {
    async findDigest({ kind, id }: Name): Promise<string | undefined> {
      const row = await database.current
        .selectFrom('finished_documents')
        .select('digest')
        .where('kind', '=', kind)
        .where('subject_id', '=', id)
        .executeTakeFirst()
      return row?.digest
    },

    setDigest: ({ kind, id }: Name, digest: string, at: Date) =>
      database.current
        .insertInto('finished_documents')
        .values({ kind, subject_id: id, digest, made_at: at })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'subject_id']).doUpdateSet({ digest, made_at: at }),
        )
        .execute(),

    /** Forgets documents of things that are gone: their files are swept after that. */
    deleteOrphans: () =>
      sql`delete from finished_documents d where case kind
          when 'report-pdf' then not exists (select 1 from reports r where r.order_item_id = d.subject_id)
          when 'order-pdf' then not exists (select 1 from orders o where o.id = d.subject_id)
            or not exists (select 1 from reports r join order_items i on i.id = r.order_item_id where i.order_id = d.subject_id)
          when 'invoice-pdf' then not exists (select 1 from invoices i where i.id = d.subject_id)
          when 'act-pdf' then not exists (select 1 from orders o where o.id = d.subject_id)
            or not exists (select 1 from reports r join order_items i on i.id = r.order_item_id where i.order_id = d.subject_id)
          else not exists (select 1 from receipts r where r.id = d.subject_id) end`.execute(database.current),

    listDocuments: (subjectIds: readonly string[]) =>
      database.current
        .selectFrom('finished_documents')
        .select(['kind', 'subject_id as id', 'digest'])
        .where('subject_id', 'in', subjectIds)
        .execute(),
  }
}
