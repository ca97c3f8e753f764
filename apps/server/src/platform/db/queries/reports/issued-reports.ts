import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** A key that reports are signed with; `sealed` is its private half, null once it is retired. */
export interface ReportKeyRow {
  readonly kid: string
  /** The public half, as JWK has it. */
  readonly public_x: string
  readonly sealed: string | null
  readonly created_at: Date
  readonly retired_at: Date | null
}

/** A report that was issued as a document. */
export interface IssuedReportRow {
  readonly code: string
  readonly title: string
  readonly site: string
  readonly demo: boolean
  readonly issued_at: Date
  /** Also of one part of an order. */
  readonly is_destroyed: boolean
}

/** Forms of a report that are handed out as files. */
export type IssuedFileKind = 'pdf' | 'json'

/** A file that was handed out under a code. */
export interface IssuedFileRow {
  readonly sha256: string
  readonly kind: IssuedFileKind
  readonly issued_at: Date
}

/** What was issued: the report of an item, or an order of several parts. */
export type IssuedSubject = { readonly order_item_id: string } | { readonly order_id: string }

/** Signed reports: their keys, codes and files (DEC-20). */
export function createIssuedReportQueries(database: Database) {
  return {
    /** All keys, newest first. */
    listKeys: (): Promise<ReportKeyRow[]> =>
      database.current.selectFrom('report_keys').selectAll().orderBy('created_at', 'desc').execute(),

    insertKey: (key: Omit<ReportKeyRow, 'retired_at'>) =>
      database.current.insertInto('report_keys').values(key).execute(),

    /** Ends the signing of all keys but one; what they signed stays verifiable. */
    retireKeysBut: (kid: string, at: Date) =>
      database.current
        .updateTable('report_keys')
        .set({ sealed: null, retired_at: at })
        .where('kid', '!=', kid)
        .where('retired_at', 'is', null)
        .execute(),

    async findCode(subject: IssuedSubject): Promise<string | undefined> {
      const rows = database.current.selectFrom('issued_reports').select('code')
      const row = await (
        'order_id' in subject
          ? rows.where('order_id', '=', subject.order_id)
          : rows.where('order_item_id', '=', subject.order_item_id)
      ).executeTakeFirst()
      return row?.code
    },

    /** Gives an item or an order its code unless it has one, or another one has this code. */
    insertReport: (
      row: IssuedSubject & {
        readonly code: string
        readonly title: string
        readonly site: string
        readonly demo: boolean
        readonly issued_at: Date
      },
    ) =>
      database.current
        .insertInto('issued_reports')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    noteFile: (code: string, file: IssuedFileRow) =>
      database.current
        .insertInto('issued_files')
        .values({ code, ...file })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    async findReport(code: string): Promise<IssuedReportRow | undefined> {
      const { rows } = await sql<IssuedReportRow>`
        select r.code, r.title, r.site, r.demo, r.issued_at,
          exists (select 1 from order_items i where (i.id = r.order_item_id or i.order_id = r.order_id)
            and (i.report_destroyed_at is not null or i.report_hidden_at is not null)) as is_destroyed
          from issued_reports r where r.code = ${code}`.execute(database.current)
      return rows[0]
    },

    listFiles: (code: string): Promise<IssuedFileRow[]> =>
      database.current
        .selectFrom('issued_files')
        .select(['sha256', 'kind', 'issued_at'])
        .where('code', '=', code)
        .orderBy('issued_at', 'desc')
        .orderBy('sha256')
        .execute(),
  }
}
