import { sql, type Insertable, type Selectable } from 'kysely'
import type { HiddenParts } from '@proverka/api/contract'
import type { Database } from '../../database.ts'
import type { ReportSharesTable } from '../../schema/share-schema.ts'

export type ReportShareRow = Selectable<ReportSharesTable>

/** A try to open a link. */
export interface ShareOpening {
  readonly at: Date
  readonly browser: string
  readonly shown: boolean
}

/** How many tries a buyer sees. */
const OPENINGS_SEEN = 100

/** Links by which reports are shown to others. */
export function createReportShareQueries(database: Database) {
  return {
    insertShare: (row: Insertable<ReportSharesTable>): Promise<ReportShareRow> =>
      database.current.insertInto('report_shares').values(row).returningAll().executeTakeFirstOrThrow(),

    findShare: (id: string): Promise<ReportShareRow | undefined> =>
      database.current.selectFrom('report_shares').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Of one item, newest first. */
    listShares: (itemId: string): Promise<ReportShareRow[]> =>
      database.current
        .selectFrom('report_shares')
        .selectAll()
        .where('order_item_id', '=', itemId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),

    async countLiving(itemId: string, now: Date): Promise<number> {
      const row = await database.current
        .selectFrom('report_shares')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('order_item_id', '=', itemId)
        .where('revoked_at', 'is', null)
        .where('ends_at', '>', now)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Hides more of a living one; undefined when it has ended. */
    setHidden: (id: string, hidden: HiddenParts, now: Date): Promise<ReportShareRow | undefined> =>
      database.current
        .updateTable('report_shares')
        .set({ hidden: JSON.stringify(hidden) })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .where('ends_at', '>', now)
        .returningAll()
        .executeTakeFirst(),

    /** Ends it for everybody; what ended earlier stays as it was. */
    revoke: (id: string, at: Date) =>
      database.current
        .updateTable('report_shares')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .where('ends_at', '>', at)
        .execute(),

    noteOpening: (shareId: string, opening: ShareOpening) =>
      database.current
        .insertInto('report_share_openings')
        .values({ share_id: shareId, ...opening })
        .execute(),

    async listOpenings(shareIds: readonly string[]): Promise<ReadonlyMap<string, readonly ShareOpening[]>> {
      const { rows } = await sql<ShareOpening & { share_id: string }>`
        select share_id, at, browser, shown from (
          select o.*, row_number() over (partition by share_id order by at desc) as place
            from report_share_openings o where share_id = any(${[...shareIds]}::uuid[])) numbered
         where place <= ${OPENINGS_SEEN} order by at desc`.execute(database.current)
      return Map.groupBy(rows, ({ share_id }) => share_id)
    },
  }
}
