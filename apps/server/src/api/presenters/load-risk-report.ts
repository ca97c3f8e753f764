import { appError } from '@proverka/domain/errors'
import type { SignedInUser } from '../../services/call.ts'
import type { AppContext } from '../../services/context.ts'
import { requireOwnItem } from '../../services/orders/own-item.ts'
import { loadReport } from '../../services/reports/load-report.ts'
import { presentRiskReport } from './risk-report.ts'

/** The risk report of an item for a caller who may read it. Throws 'report/not-found' before its work has begun. */
export async function readRiskReport(
  context: AppContext,
  itemId: string,
  reader: SignedInUser,
  forceConclusion: boolean,
) {
  const { orderItems, reports, risk } = context.queries
  const item = requireOwnItem(await orderItems.findItem(itemId), reader, 'orders.read')
  const report = await loadReport(context, item)
  if (!report) throw appError('report/not-found')
  return presentRiskReport({
    item,
    report,
    tasks: await reports.listAllTasks(itemId),
    owners: (await risk.listOwners(itemId)).filter(({ removed_at }) => !removed_at),
    conclusions: await risk.listConclusions(itemId),
    notes: await risk.findNotes(itemId),
    forceConclusion,
    now: context.clock.now(),
  })
}
