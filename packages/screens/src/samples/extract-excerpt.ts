import { reportView, typesetView } from '@proverka/domain/reports'
import type { Report, ReportView, RowView, RowsView } from '@proverka/domain/reports'
import sample from './reports/egrn-object-preview-id.json'

/** An answer of each kind: hidden, dangerous, surely absent, not in this document. */
const SHOWN = ['right-1', 'encumbrance-1', 'objections-state', 'history-state']

interface ExtractExcerpt {
  readonly view: ReportView
  /** When its source gave the document. */
  readonly stamp: RowsView['stamp']
  readonly rows: readonly RowView[]
}

/** A few lines of the sample extract, in the words in which its whole report is drawn. */
export function extractExcerpt(): ExtractExcerpt {
  const view = typesetView(reportView(sample as unknown as Report))
  const sections = view.sections.filter((section) => section.kind === 'rows')
  const all = sections.flatMap(({ rows }) => rows)
  return {
    view,
    stamp: sections[0]?.stamp,
    rows: SHOWN.flatMap((id) => all.filter((row) => row.id === id)),
  }
}
