import { REPORT_LABELS } from '../report/labels.ts'
import {
  closingTables,
  lines,
  PAIR,
  sectionTables,
  verdictRows,
  type ReportTable,
} from '../report/report-tables.ts'
import type { OrderPartView, OrderView, ReconciliationView } from './order-view-types.ts'

/**
 * What an order of several parts says as tables, in the order of reading: its conclusion, what the parts say beside one another,
 * each part with its sections, who was asked, what was not checked.
 */
export function orderTables(view: OrderView, updated: string): readonly ReportTable[] {
  const { title, number, demo, subject, verdict, reconciliation, parts, asked, notChecked, disclaimer } = view
  const head = [
    [title, lines(number, updated)],
    [subject.name, lines(...subject.lines, subject.badge?.words)],
    ...(demo ? [[REPORT_LABELS.demo, '']] : []),
  ]
  return [
    {
      id: 'verdict',
      title: REPORT_LABELS.verdict,
      columns: PAIR,
      rows: [...head, ...verdictRows(verdict), [disclaimer, '']],
    },
    ...(reconciliation ? [reconciliationTable(reconciliation)] : []),
    ...parts.flatMap(partTables),
    ...closingTables(asked, notChecked),
  ]
}

function reconciliationTable({ title, columns, rows }: ReconciliationView): ReportTable {
  const titles = [REPORT_LABELS.question, ...columns, REPORT_LABELS.together]
  return {
    id: 'reconciliation',
    title,
    columns: titles.map((column) => ({ title: column, share: Math.round(100 / titles.length) })),
    rows: rows.map(({ question, cells, outcome }) => [
      question,
      ...cells.map(({ text }) => text),
      outcome.words,
    ]),
  }
}

/** The conclusion of a part, then its sections under its name. */
function partTables({ id, title, mark, headline, subject, sections }: OrderPartView): readonly ReportTable[] {
  const tables = sections.flatMap(sectionTables)
  return [
    {
      id,
      title,
      columns: PAIR,
      rows: [[mark.words, headline], ...(subject === '' ? [] : [[subject, '']])],
    },
    ...tables.map((table) => ({ ...table, title: `${title}: ${table.title}` })),
  ]
}
