import type { RiskReportView } from './risk-data.ts'

/** What each part of the work with a risk report gets. */
export interface RiskPartProps {
  readonly itemId: string
  readonly report: RiskReportView
  /** Finished by its buyer: nothing is changed any more (RISK-08). */
  readonly isClosed: boolean
}
