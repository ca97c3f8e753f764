import type { Operator, Report } from '@proverka/domain'

export interface ReportPdf {
  render: (report: Report, options: { operator: Operator; now: Date; url: string }) => Promise<Uint8Array>
}

export function createReportPdf(): ReportPdf {
  return {
    render: () => Promise.reject(new Error('to be replaced')),
  }
}
