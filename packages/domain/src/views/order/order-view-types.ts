import type { SummaryCounts } from '../../reports/report/summary.ts'
import type {
  AskedView,
  MarkView,
  NotCheckedView,
  SectionView,
  SubjectView,
  VerdictView,
} from '../report/view.ts'

/** What an order of several parts says: one verdict over all of them, each source and each part once (TRUE-08). */
export interface OrderView {
  readonly title: string
  /** «№ 10 602» */
  readonly number: string
  readonly demo: boolean
  readonly subject: SubjectView
  readonly verdict: VerdictView
  readonly counts: SummaryCounts
  /** Absent where there is nothing to compare. */
  readonly reconciliation?: ReconciliationView
  readonly parts: readonly OrderPartView[]
  readonly asked: AskedView
  readonly notChecked: NotCheckedView
  readonly disclaimer: string
}

/** One part of an order; verdict and sources belong to the whole order. */
export interface OrderPartView {
  readonly id: string
  readonly title: string
  readonly mark: MarkView
  /** The headline of the part alone. */
  readonly headline: string
  readonly subject: string
  readonly sections: readonly SectionView[]
}

/** «Сверка»: what each part says to the same question. */
export interface ReconciliationView {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly ReconciliationRow[]
}

/** One question to all parts. */
export interface ReconciliationRow {
  readonly question: string
  readonly cells: readonly ReconciliationCell[]
  readonly outcome: MarkView
}

/**
 * What a part says: `agrees` and `differs` are compared with the others; `not-asked`, `not-told` and `waiting` are not
 * answers and agree with none.
 */
export interface ReconciliationCell {
  readonly state: 'agrees' | 'differs' | 'says' | 'not-asked' | 'not-told' | 'waiting'
  readonly text: string
}
