import { idSchema } from '@proverka/api/contract'
import { appError } from '@proverka/domain'
import { reportFileName } from '@proverka/domain/reports'
import * as v from 'valibot'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnItem } from '../../policies/own-item.ts'
import { loadReport } from '../../services/load-report.ts'
import { logPersonalDataRead } from '../../services/log-personal-data-read.ts'

const REPORT_FILE = /^reports\/([^/]+)\.pdf$/

/** Files are made from the canonical report when they are asked for: there is no copy that could grow stale. */
export const downloadFile =
  (context: AppContext): Handlers['reports']['downloadFile'] =>
  async ({ params }, call) => {
    const { person } = callerOf(call)
    const itemId = REPORT_FILE.exec(params.path)?.[1]
    if (!v.is(idSchema, itemId)) throw appError('file/not-found')
    const item = requireOwnItem(await context.queries.orders.findItem(itemId), person)
    const report = await loadReport(context, item)
    if (!report) throw appError('file/not-found')
    if (report.subject.kind === 'person') {
      await logPersonalDataRead(context, {
        readerId: person.id,
        subject: `order_item:${item.id}`,
        fields: 'pdf',
        reason: 'download',
      })
    }
    const site = context.config.sites.find(({ key }) => key === item.site) ?? call.site
    const bytes = await context.reportPdf(report, site)
    const name = reportFileName({ ...item, updated_at: report.updated_at }, 'pdf')
    return { bytes, type: 'application/pdf', name }
  }
