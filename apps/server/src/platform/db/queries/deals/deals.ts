import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../database.ts'
import type { DealNeedsTable, DealsTable } from '../../schema/uploads-schema.ts'

export type DealRow = Selectable<DealsTable>
export type DealNeedRow = Selectable<DealNeedsTable>

/** Orders of the object of a deal, and those that were put into it. */
const IN_DEAL = sql<boolean>`(orders.id in (select order_id from deal_orders where deal_id = deals.id)
  or exists (select 1 from order_items i where i.order_id = orders.id and i.object_key = deals.object_key))`

export type DealQueries = ReturnType<typeof createDealQueries>

export function createDealQueries(database: Database) {
  const documentsOf = (userId: string) =>
    database.current
      .selectFrom('deal_documents')
      .innerJoin('deals', 'deals.id', 'deal_documents.deal_id')
      .where('deals.person_id', '=', userId)
      .select(['deal_documents.id', 'attachment_id'])

  /** Deletes the rows of uploads that no deal has any more; answers which. */
  async function removeLoose(attachmentIds: readonly string[], at: Date): Promise<readonly string[]> {
    if (attachmentIds.length === 0) return []
    const rows = await database.current
      .deleteFrom('attachments')
      .where('id', 'in', attachmentIds)
      .where('id', 'not in', (documents) => documents.selectFrom('deal_documents').select('attachment_id'))
      .returning('id')
      .execute()
    // A restore of an older backup would bring them back.
    if (rows.length > 0)
      await database.current
        .insertInto('removed_files')
        .values(rows.map(({ id }) => ({ id, removed_at: at })))
        .execute()
    return rows.map(({ id }) => id)
  }

  const dealOf = (userId: string, id: string) =>
    database.current.selectFrom('deals').selectAll().where('id', '=', id).where('person_id', '=', userId)

  return {
    insertDeal: (row: Insertable<DealsTable>) => database.current.insertInto('deals').values(row).execute(),

    findDeal: (id: string) =>
      database.current.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst(),

    /** A deal of this user only. */
    findDealOf: (userId: string, id: string): Promise<DealRow | undefined> =>
      dealOf(userId, id).executeTakeFirst(),

    /** The same, locked until the transaction ends. */
    lockDealOf: (userId: string, id: string): Promise<DealRow | undefined> =>
      dealOf(userId, id).forUpdate().executeTakeFirst(),

    /** Deals of a user, newest first, each with what is in it. */
    listDealsOf: (userId: string) =>
      database.current
        .selectFrom('deals')
        .where('person_id', '=', userId)
        .selectAll('deals')
        .select([
          sql<string>`(select count(*) from deal_documents d where d.deal_id = deals.id)`.as('documents'),
          sql<string>`(select count(*) from orders where orders.person_id = deals.person_id and ${IN_DEAL})`.as(
            'orders',
          ),
          sql<string>`(select count(*) from deal_needs n where n.deal_id = deals.id and n.document_id is null)`.as(
            'missing',
          ),
          sql<string>`coalesce((select i.object_address from order_items i join orders o on o.id = i.order_id
            where o.person_id = deals.person_id and i.object_key = deals.object_key limit 1), '')`.as(
            'address',
          ),
        ])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),

    listDealOrders: ({ id, person_id }: Pick<DealRow, 'id' | 'person_id'>) =>
      database.current
        .selectFrom('orders')
        .innerJoin('deals', (join) => join.on('deals.id', '=', id))
        .where('orders.person_id', '=', person_id)
        .where('purpose', '=', 'items')
        .where('superseded_by', 'is', null)
        .where(IN_DEAL)
        .selectAll('orders')
        // An order of the object is in the folder from its beginning or its own, whichever is later.
        .select(
          sql<Date>`coalesce((select added_at from deal_orders where deal_id = deals.id and order_id = orders.id),
            greatest(orders.created_at, deals.created_at))`.as('joined_at'),
        )
        .orderBy('orders.created_at')
        .orderBy('orders.id')
        .execute(),

    addOrder: (dealId: string, orderId: string, at: Date) =>
      database.current
        .insertInto('deal_orders')
        .values({ deal_id: dealId, order_id: orderId, added_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    listDocuments: (dealId: string) =>
      database.current
        .selectFrom('deal_documents')
        .innerJoin('attachments', 'attachments.id', 'attachment_id')
        .where('deal_id', '=', dealId)
        .selectAll('attachments')
        .select(['deal_documents.id as document_id', 'added_at'])
        .orderBy('added_at')
        .orderBy('deal_documents.id')
        .execute(),

    /** Deals of a user, those of them that lack a paper, and how many papers they lack. */
    async countDealsOf(userId: string): Promise<{ count: number; waiting: number; missing: number }> {
      const { rows } = await sql<{ count: string; waiting: string; missing: string }>`
        select count(distinct d.id)::text as count, count(distinct n.deal_id)::text as waiting,
          count(n.id)::text as missing
        from deals d left join deal_needs n on n.deal_id = d.id and n.document_id is null
        where d.person_id = ${userId}`.execute(database.current)
      const [row] = rows
      return {
        count: Number(row?.count ?? 0),
        waiting: Number(row?.waiting ?? 0),
        missing: Number(row?.missing ?? 0),
      }
    },

    listNeeds: (dealId: string): Promise<DealNeedRow[]> =>
      database.current
        .selectFrom('deal_needs')
        .selectAll()
        .where('deal_id', '=', dealId)
        .orderBy(sql`due_on nulls last`)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    insertNeed: (row: Insertable<DealNeedsTable>) =>
      database.current.insertInto('deal_needs').values(row).execute(),

    /** Notes that a missing paper of a deal is there; false when the deal has no such one, or it is there already. */
    async meetNeed(dealId: string, needId: string, documentId: string): Promise<boolean> {
      const result = await database.current
        .updateTable('deal_needs')
        .set({ document_id: documentId })
        .where('id', '=', needId)
        .where('deal_id', '=', dealId)
        .where((need) => need('document_id', 'is', null).or('document_id', '=', documentId))
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    /** Removes a missing document from a deal of a user; false if not found. */
    async removeNeedOf(userId: string, needId: string): Promise<boolean> {
      const result = await database.current
        .deleteFrom('deal_needs')
        .where('id', '=', needId)
        .where('deal_id', 'in', (deals) =>
          deals.selectFrom('deals').select('deals.id').where('person_id', '=', userId),
        )
        .executeTakeFirst()
      return result.numDeletedRows === 1n
    },

    updateDeal: (id: string, change: Updateable<DealsTable>) =>
      database.current.updateTable('deals').set(change).where('id', '=', id).execute(),

    /** Deletes a deal of a user; answers the uploads that are nowhere else and went with it. In a transaction. */
    async removeDealOf(userId: string, id: string, at: Date): Promise<readonly string[] | undefined> {
      const documents = await documentsOf(userId).where('deal_id', '=', id).execute()
      await database.current
        .deleteFrom('deal_documents')
        .where('deal_id', 'in', (deals) =>
          deals.selectFrom('deals').select('deals.id').where('id', '=', id).where('person_id', '=', userId),
        )
        .execute()
      const result = await database.current
        .deleteFrom('deals')
        .where('id', '=', id)
        .where('person_id', '=', userId)
        .executeTakeFirst()
      if (result.numDeletedRows === 0n) return undefined
      return removeLoose(
        documents.map(({ attachment_id }) => attachment_id),
        at,
      )
    },

    /** Takes a document out of a deal of a user; answers the upload if it is nowhere else. In a transaction. */
    async removeDocumentOf(
      userId: string,
      documentId: string,
      at: Date,
    ): Promise<readonly string[] | undefined> {
      const document = await documentsOf(userId)
        .where('deal_documents.id', '=', documentId)
        .executeTakeFirst()
      if (!document) return undefined
      await database.current.deleteFrom('deal_documents').where('id', '=', documentId).execute()
      return removeLoose([document.attachment_id], at)
    },

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
