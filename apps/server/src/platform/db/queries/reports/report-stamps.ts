import type { Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { ReportStampsTable } from '../../schema/share-schema.ts'

export type ReportStampRow = Selectable<ReportStampsTable>

/** Time stamps of signed reports (RFC 3161). */
export function createReportStampQueries(database: Database) {
  return {
    findStamp: (digest: string): Promise<ReportStampRow | undefined> =>
      database.current
        .selectFrom('report_stamps')
        .selectAll()
        .where('digest', '=', digest)
        .executeTakeFirst(),

    /** A stamp is to be asked for, unless it is already. */
    insertWanted: (digest: string, code: string, at: Date) =>
      database.current
        .insertInto('report_stamps')
        .values({ digest, code, created_at: at, next_try_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    /** Takes those that are due; until `until` no other process does. */
    takeDue(now: Date, until: Date, limit: number): Promise<ReportStampRow[]> {
      const due = database.current
        .selectFrom('report_stamps')
        .select('digest')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked()
      return database.current
        .updateTable('report_stamps')
        .set(({ eb }) => ({ next_try_at: until, tries: eb('tries', '+', 1) }))
        .where('digest', 'in', due)
        .returningAll()
        .execute()
    },

    /** The first reply stays, so that a file has the same bytes from then on. */
    saveReply: (digest: string, reply: Uint8Array, at: Date) =>
      database.current
        .updateTable('report_stamps')
        .set({ reply, stamped_at: at, next_try_at: null, failure: null })
        .where('digest', '=', digest)
        .where('reply', 'is', null)
        .execute(),

    noteFailure: (digest: string, failure: string, next: Date | null) =>
      database.current
        .updateTable('report_stamps')
        .set({ failure, next_try_at: next })
        .where('digest', '=', digest)
        .where('reply', 'is', null)
        .execute(),
  }
}
