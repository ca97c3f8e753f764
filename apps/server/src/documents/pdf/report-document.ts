import { type Report } from '@proverka/domain/reports'
import { reportView, type ReportView, typesetView } from '@proverka/domain/views'
import { reportPaper, type Paper, type ReportPdfOptions } from './paper.ts'

/** What the templates print: the view of a report and the paper around it, and nothing to decide. */
export interface ReportDocument {
  readonly paper: Paper
  readonly view: ReportView
}

/** A report as texts for print; equal input gives an equal document. */
export function reportDocument(report: Report, options: ReportPdfOptions): ReportDocument {
  const view = typesetView(reportView(report))
  return { paper: reportPaper(view, options), view }
}
