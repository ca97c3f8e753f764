import type { ReportShare } from '@proverka/api/contract'
import { buildPath } from '@proverka/domain/navigation'
import type { ReportShareRow, ShareOpening } from '../../platform/db/queries/reports/report-shares.ts'
import { shareToken } from '../../services/shares/share-token.ts'

/** A link as its buyer sees it; `key` is the secret of the operator. */
export const presentReportShare = (
  share: ReportShareRow,
  openings: readonly ShareOpening[],
  key: string,
): ReportShare => ({
  share_id: share.id,
  report_id: share.order_item_id,
  name: share.name,
  path: `${buildPath('report-shared')}#${shareToken(key, share.id)}`,
  created_at: share.created_at.toISOString(),
  ends_at: share.ends_at.toISOString(),
  revoked_at: share.revoked_at?.toISOString() ?? null,
  hide: share.hidden,
  openings: openings.map(({ at, browser, shown }) => ({ at: at.toISOString(), browser, shown })),
})
