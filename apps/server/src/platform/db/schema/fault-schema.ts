import type { FaultState } from '@proverka/domain/reports'

/** Rows of 144-report-faults.sql. */
export interface FaultSchema {
  report_faults: ReportFaultsTable
}

export interface ReportFaultsTable {
  id: string
  order_item_id: string
  state: FaultState
  text: string
  answer: string | null
  created_at: Date
  /** YYYY-MM-DD */
  due_on: string
  taken_at: Date | null
  answered_at: Date | null
}
