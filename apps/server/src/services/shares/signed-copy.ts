import { hideParts, HideError } from '@proverka/report-proof'
import type { HiddenParts } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import { siteOf } from '../../platform/config/sites.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { AppContext } from '../context.ts'
import { issueProof, type ReportProof } from '../proofs/issue-proof.ts'
import { loadReport } from '../reports/load-report.ts'

/** The signed report of an item, as anybody may read it who is shown it. Throws 'report/not-signed'. */
export async function requireProof(
  context: AppContext,
  item: OrderItemRow & { readonly site: string },
): Promise<ReportProof> {
  const report = await loadReport(context, item)
  const proof = report && (await issueProof(context, report, siteOf(context.config.sites, item.site)))
  if (!proof) throw appError('report/not-signed')
  return proof
}

/**
 * A signed report without what is hidden; facts for programs are never in a copy. Throws 'share/fixed-section' for what may
 * not be hidden, and for a section that the report does not have.
 */
export async function hideInCopy(token: string, hide: HiddenParts): Promise<string> {
  try {
    return await hideParts(token, { ...hide, data: true })
  } catch (error) {
    if (error instanceof HideError) throw appError('share/fixed-section')
    throw error
  }
}
