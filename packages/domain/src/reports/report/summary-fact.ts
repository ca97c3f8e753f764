import type { NotCheckedReason } from './report.ts'

/** One fact of a report: a record (with its place in the answer) or a task that gave none. */
export interface SummaryFact {
  readonly taskId: string
  readonly taskType: string
  readonly source: string
  readonly kind: 'found' | 'attention' | 'namesake' | 'stated' | 'not-found' | 'not-checked' | 'in-progress'
  /** What the record says of itself. */
  readonly title?: string
  /** What a debt is for, in the words of its record. */
  readonly purpose?: string
  /** The record agrees with the person in too little to be surely about them. */
  readonly isWeak?: boolean
  readonly index?: number
  /** Why a task was not checked. */
  readonly reason?: NotCheckedReason
  /** Kopecks, where the record is about money. */
  readonly amount?: number
}
