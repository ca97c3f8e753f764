import type { HiddenParts } from '@proverka/api/contract'
import type { JSONColumnType } from 'kysely'

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

/** Tables of shared reports. */
export interface ShareSchema {
  report_shares: ReportSharesTable
  report_share_openings: ReportShareOpeningsTable
}
