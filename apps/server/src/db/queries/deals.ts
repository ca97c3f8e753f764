import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { DealsTable } from '../uploads-schema.ts'

export type DealQueries = ReturnType<typeof createDealQueries>

export function createDealQueries(database: Database) {
  return {
    insertDeal: (row: Insertable<DealsTable>) => database.current.insertInto('deals').values(row).execute(),

    findDeal: (id: string) =>
      database.current.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Id of the document; the same file is one document of a deal. */
    async addDocument(dealId: string, attachmentId: string, at: Date): Promise<string> {
      const row = await database.current
        .insertInto('deal_documents')
        .values({ id: randomUUID(), deal_id: dealId, attachment_id: attachmentId, added_at: at })
        .onConflict((conflict) =>
          conflict.columns(['deal_id', 'attachment_id']).doUpdateSet({ deal_id: dealId }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },
  }
}
