import type { HiddenParts } from '@proverka/api/contract'
import type { ColumnType, JSONColumnType } from 'kysely'

/** A document that the storage has. */
export interface FinishedDocumentsTable {
  kind: string
  subject_id: string
  digest: string
  made_at: Date
}

/** A key that reports are signed with. */
export interface ReportKeysTable {
  kid: string
  public_x: string
  sealed: string | null
  created_at: Date
  retired_at: ColumnType<Date | null, Date | null | undefined>
}

/** A report that was issued under a code. */
export interface IssuedReportsTable {
  code: string
  /** Of the report, or of the order of several parts: one of the two. */
  order_item_id: ColumnType<string | null, string | undefined, never>
  order_id: ColumnType<string | null, string | undefined, never>
  title: string
  site: string
  demo: boolean
  issued_at: Date
}

/** A file that was handed out under a code. */
export interface IssuedFilesTable {
  code: string
  sha256: string
  kind: 'pdf' | 'json'
  issued_at: Date
}

/** A link to a report. */
export interface ReportSharesTable {
  id: string
  order_item_id: string
  name: string
  hidden: JSONColumnType<HiddenParts>
  created_at: Date
  ends_at: Date
  revoked_at: Date | null
}

/** A try to open a link. */
export interface ReportShareOpeningsTable {
  share_id: string
  at: Date
  browser: string
  shown: boolean
}

/** The time stamp of a signed report: wanted while `next_try_at` is set, there when `reply` is. */
export interface ReportStampsTable {
  digest: string
  code: string
  reply: ColumnType<Uint8Array | null, undefined, Uint8Array>
  stamped_at: ColumnType<Date | null, undefined, Date>
  created_at: Date
  next_try_at: Date | null
  tries: ColumnType<number, undefined, number>
  failure: ColumnType<string | null, undefined, string | null>
}

/** Tables of documents and of signed and shared reports. */
export interface ShareSchema {
  finished_documents: FinishedDocumentsTable
  report_keys: ReportKeysTable
  issued_reports: IssuedReportsTable
  issued_files: IssuedFilesTable
  report_stamps: ReportStampsTable
  report_shares: ReportSharesTable
  report_share_openings: ReportShareOpeningsTable
}
