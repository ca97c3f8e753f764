import type { Report } from '../../reports/report/report.ts'
import { formatDateTime } from '../../format/format-date.ts'
import { orderTables } from '../order/order-tables.ts'
import type { OrderView } from '../order/order-view-types.ts'
import { orderView, type OrderFacts } from '../order/order-view.ts'
import { reportTables, type ReportTable } from '../report/report-tables.ts'
import { reportView } from '../report/report-view.ts'
import type { ReportView, SectionView } from '../report/view.ts'
import { typesetView } from '../report/typeset-view.ts'
import { knownPeople, personalSpans, type KnownPeople, type PersonalKind } from './personal-spans.ts'

/** A text that a reader may black out, and why. */
export interface PersonalText {
  readonly hide: PersonalKind
  readonly text: string
}

/** A cell of a table: one text, or stretches of which some are personal. */
export type SignedCell = string | readonly (string | PersonalText)[]

/** What a report or an order says, as it is signed (DEC-20): tables of texts, which need no program of ours to be read. */
export interface SignedReport {
  /** Which document it is; nothing of it is personal. */
  readonly document: {
    readonly title: string
    readonly number: string
    /** Empty for an order. */
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

/** A report for its signature; `view` is its view, set in type. Pure: equal reports give equal values. */
export function signedReport(
  report: Report,
  view: ReportView = typesetView(reportView(report)),
): SignedReport {
  const { title, number, version, updated, demo, kind } = view
  const isFixed = ({ id }: ReportTable) => FIXED.has(id) || isRunning(id, view.sections)
  return {
    document: { title, number, version, updated, demo, kind },
    ...signedTables(reportTables(view), knownPeople(report), isFixed),
  }
}

/** «part-2-encumbrances»: a section of a part of an order. */
const OF_PART = /^part-\d+-/

/**
 * An order of several parts for its signature; `updatedAt` is the last change of a part, `view` its view, set in type. What may not be hidden of a report may
 * not be hidden of an order, nor the conclusion of a part. Pure: equal orders give equal values.
 */
export function signedOrder(
  order: OrderFacts,
  updatedAt: string,
  view: OrderView = typesetView(orderView(order)),
): SignedReport {
  const reports = order.parts.flatMap(({ report }) => report ?? [])
  const known = reports.map(knownPeople)
  const updated = typesetView(`обновлено ${formatDateTime(updatedAt)}`)
  const ofParts = new Set(view.parts.map(({ id }) => id))
  const sections = view.parts.flatMap((part) => part.sections)
  const isFixed = ({ id }: ReportTable) =>
    ofParts.has(id) || FIXED.has(id.replace(OF_PART, '')) || isRunning(id, sections)
  return {
    document: {
      title: view.title,
      number: view.number,
      version: '',
      updated,
      demo: view.demo,
      kind: orderKind(order),
    },
    ...signedTables(
      orderTables(view, updated),
      { names: known.flatMap(({ names }) => names), births: known.flatMap(({ births }) => births) },
      isFixed,
    ),
  }
}

/** What an order is about: property, as soon as one part is. */
export function orderKind({ parts }: OrderFacts): Report['subject']['kind'] {
  const isAboutOthers = parts.every(({ report }) => report && report.subject.kind !== 'property')
  return isAboutOthers ? (parts[0]?.report?.subject.kind ?? 'person') : 'property'
}

function signedTables(
  tables: readonly ReportTable[],
  known: KnownPeople,
  isFixed: (table: ReportTable) => boolean,
): Pick<SignedReport, 'outline' | 'parts'> {
  return {
    outline: tables.map((table) => ({
      id: table.id,
      title: table.title,
      ...(isFixed(table) && { fixed: true }),
    })),
    parts: tables.map(({ columns, rows }) => ({
      columns: columns.map((column) => column.title),
      rows: rows.map((cells) => cells.map((cell, index) => signedCell(cell, known, cells[index - 1]))),
    })),
  }
}

const isRunning = (tableId: string, sections: readonly SectionView[]): boolean =>
  sections.some(({ id, kind }) => id === tableId && kind === 'running')

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
