import type { Report } from '../../reports/report/report.ts'
import { reportTables, type ReportTable } from '../report/report-tables.ts'
import { reportView } from '../report/report-view.ts'
import { typesetView } from '../report/typeset-view.ts'
import { knownPeople, personalSpans, type KnownPeople, type PersonalKind } from './personal-spans.ts'

/** A text that a reader may black out, and why. */
export interface PersonalText {
  readonly hide: PersonalKind
  readonly text: string
}

/** A cell of a table: one text, or stretches of which some are personal. */
export type SignedCell = string | readonly (string | PersonalText)[]

/** What a report says, as it is signed (DEC-20): tables of texts, which need no program of ours to be read. */
export interface SignedReport {
  /** Which document it is; nothing of it is personal. */
  readonly document: {
    readonly title: string
    readonly number: string
    readonly version: string
    readonly updated: string
    readonly demo: boolean
    readonly kind: Report['subject']['kind']
  }
  /** The sections in their order; one that is `fixed` is never hidden (DEC-25). */
  readonly outline: readonly { readonly id: string; readonly title: string; readonly fixed?: true }[]
  /** What each of them says, by the place in `outline`. */
  readonly parts: readonly {
    readonly columns: readonly string[]
    readonly rows: readonly (readonly SignedCell[])[]
  }[]
}

/** Without these a report would not be true: its conclusion, the encumbrances, who was asked, what nobody answered. */
const FIXED: ReadonlySet<string> = new Set([
  'verdict',
  'encumbrances',
  'disputes',
  'asked',
  'absent',
  'silent',
  'not-checked',
])

/** A report for its signature. Pure: equal reports give equal values. */
export function signedReport(report: Report): SignedReport {
  const view = typesetView(reportView(report))
  const { title, number, version, updated, demo, kind } = view
  const tables = reportTables(view)
  const known = knownPeople(report)
  return {
    document: { title, number, version, updated, demo, kind },
    outline: tables.map((table) => ({
      id: table.id,
      title: table.title,
      ...((FIXED.has(table.id) || isRunning(table, view.sections)) && { fixed: true }),
    })),
    parts: tables.map(({ columns, rows }) => ({
      columns: columns.map((column) => column.title),
      rows: rows.map((cells) => cells.map((cell, index) => signedCell(cell, known, cells[index - 1]))),
    })),
  }
}

const isRunning = (
  { id }: ReportTable,
  sections: readonly { readonly id: string; readonly kind: string }[],
) => sections.some((section) => section.id === id && section.kind === 'running')

/** A cell with what is personal in it apart; `label` is the cell before it. */
function signedCell(text: string, known: KnownPeople, label?: string): SignedCell {
  const spans = personalSpans(text, known, label)
  if (spans.length === 0) return text
  const parts = spans.flatMap(({ kind, start, end }, index) => [
    text.slice(spans[index - 1]?.end ?? 0, start),
    { hide: kind, text: text.slice(start, end) },
  ])
  return [...parts, text.slice(spans.at(-1)?.end ?? 0)].filter((part) => part !== '')
}
