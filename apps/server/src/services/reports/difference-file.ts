import { dayInMoscow } from '@proverka/domain'
import { siteOf } from '../../platform/config/sites.ts'
import type { FileReply } from '../../platform/file-reply.ts'
import type { AppContext } from '../context.ts'
import type { ComparedReport } from './compared-reports.ts'
import { aboutReport } from './order-documents.ts'

/** The difference of two reports as a document; equal reports give equal bytes. */
export async function makeDifferenceFile(
  context: AppContext,
  { before, now }: { readonly before: ComparedReport; readonly now: ComparedReport },
  type: 'pdf' | 'json',
): Promise<FileReply> {
  const site = siteOf(context.config.sites, now.item.site)
  const pair = { before: before.report, now: now.report }
  const days = [before, now].map(({ report }) => dayInMoscow(report.updated_at))
  return {
    bytes: await (type === 'pdf' ? context.differencePdf(pair, site) : context.differenceJson(pair, site)),
    type: type === 'pdf' ? 'application/pdf' : 'application/json',
    name: `difference_${[...new Set(days)].join('_')}.${type}`,
    about: [aboutReport(before.item.id), aboutReport(now.item.id)],
  }
}
