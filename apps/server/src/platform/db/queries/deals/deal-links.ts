import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { DealLinksTable } from '../../schema/uploads-schema.ts'

export type DealLinkRow = Selectable<DealLinksTable>

/** Links by which missing papers of a deal are uploaded. */
export function createDealLinkQueries(database: Database) {
  return {
    insertLink: (row: Insertable<DealLinksTable>) =>
      database.current.insertInto('deal_links').values(row).returningAll().executeTakeFirstOrThrow(),

    /** Those of a deal that open something. */
    listOpen: (dealId: string, now: Date): Promise<DealLinkRow[]> =>
      database.current
        .selectFrom('deal_links')
        .selectAll()
        .where('deal_id', '=', dealId)
        .where('withdrawn_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at')
        .execute(),

    findOpen: (token: string, now: Date): Promise<DealLinkRow | undefined> =>
      database.current
        .selectFrom('deal_links')
        .selectAll()
        .where('token', '=', token)
        .where('withdrawn_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    countOpening: (id: string) =>
      database.current
        .updateTable('deal_links')
        .set({ opened: sql`opened + 1` })
        .where('id', '=', id)
        .execute(),

    /** Ends the links of a deal for one bearer. */
    withdrawOf: (dealId: string, bearer: string, at: Date) =>
      database.current
        .updateTable('deal_links')
        .set({ withdrawn_at: at })
        .where('deal_id', '=', dealId)
        .where('bearer', '=', bearer)
        .where('withdrawn_at', 'is', null)
        .execute(),

    /** Ends a link of a deal of a user; false if not found. */
    async withdrawLinkOf(userId: string, id: string, at: Date): Promise<boolean> {
      const result = await database.current
        .updateTable('deal_links')
        .set({ withdrawn_at: at })
        .where('id', '=', id)
        .where('withdrawn_at', 'is', null)
        .where('deal_id', 'in', (deals) =>
          deals.selectFrom('deals').select('deals.id').where('person_id', '=', userId),
        )
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },
  }
}
