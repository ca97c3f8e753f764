/**
 * What the templates print: texts that are ready to be read, and nothing to decide. Everything in it is data for the
 * typesetter, so that markup in a name stays text.
 */
export interface DocumentView {
  readonly kind: 'person' | 'property'
  /** For the file's own description. */
  readonly fileTitle: string
  readonly number: string
  readonly product: string
  readonly stamp: string
  readonly demo: boolean
  readonly subject: string
  readonly subjectLines: readonly string[]
  readonly conclusion: ConclusionView
  readonly sections: readonly SectionView[]
  readonly notChecked: NotCheckedView
  readonly footer: { readonly operator: string; readonly disclaimer: string; readonly url: string }
}

/** Shape and words of a result; the colour is the third sign, never the only one. */
export interface MarkView {
  readonly shape: 'red' | 'orange' | 'yellow' | 'green' | 'grey' | 'progress'
  readonly words: string
}

export interface ConclusionView {
  readonly mark: MarkView
  readonly headline: string
  readonly text: string
  readonly points: readonly {
    readonly title: string
    readonly text: string
    readonly facts: readonly string[]
  }[]
  readonly advice: readonly string[]
  readonly conditions: string
}

export type SectionView = FactsView | TableView | TaskView

/** Label and value, one under another. */
export interface FactsView {
  readonly kind: 'facts'
  readonly title: string
  readonly source: string
  readonly rows: readonly FactRow[]
}

export interface FactRow {
  readonly label: string
  readonly value: string
}

/** A table; `empty` stands in its place when it has no rows. */
export interface TableView {
  readonly kind: 'table'
  readonly title: string
  readonly note: string
  readonly columns: readonly { readonly title: string; readonly share: number }[]
  /** Lines of a cell: the first is the fact, the rest stand smaller under it. */
  readonly rows: readonly (readonly (readonly string[])[])[]
  readonly empty: string
}

/** One question to one source and its answer. */
export interface TaskView {
  readonly kind: 'task'
  readonly title: string
  readonly mark: MarkView
  readonly source: string
  readonly time: string
  readonly asked: string
  readonly text: string
  readonly findings: readonly FindingView[]
  readonly meaning: string
  readonly whatToDo: string
  readonly law: string
}

export interface FindingView {
  readonly title: string
  readonly amount: string
  readonly facts: readonly FactRow[]
  readonly match?: MatchView
}

/** Five cells: what of the person was compared with the record. */
export interface MatchView {
  readonly words: string
  readonly meaning: string
  readonly cells: readonly { readonly label: string; readonly state: 'same' | 'differs' | 'unknown' }[]
}

export interface NotCheckedView {
  readonly rows: readonly { readonly what: string; readonly why: string; readonly how: string }[]
  readonly closing: string
}
