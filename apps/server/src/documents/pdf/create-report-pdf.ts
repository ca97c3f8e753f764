import type { Report } from '@proverka/domain/reports'
import { reportDocument } from './report-document.ts'
import type { ReportPdfOptions } from './paper.ts'
import { createTypesetter, type Typeset } from './typesetter.ts'

export interface ReportPdf {
  /** A tagged PDF in Russian; equal input gives equal bytes. */
  readonly render: (report: Report, options: ReportPdfOptions) => Promise<Uint8Array>
}

/** Reports in print. */
export function createReportPdf(typeset: Typeset = createTypesetter()): ReportPdf {
  return {
    render: async (report, options) =>
      typeset('report.typ', reportDocument(report, options), options.now, {
        logo: options.logo,
        attachments: options.proof?.attachments,
      }),
  }
}
