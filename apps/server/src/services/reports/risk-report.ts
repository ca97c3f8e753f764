import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { UserRow } from '../../db/queries/users.ts'
import { requireOwnItem } from '../../policies/own-item.ts'
import { presentRiskReport } from '../../presenters/risk-report.ts'
import { loadReport } from './load-report.ts'

/** The risk report of an item for a caller who may read it. Throws 'report/not-found' before its work has begun. */
export async function readRiskReport(
  context: AppContext,
  itemId: string,
  reader: UserRow,
  forceConclusion: boolean,
) {
  const { orderItems, reports, risk } = context.queries
  const item = requireOwnItem(await orderItems.findItem(itemId), reader)
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

/** Opens a report for an addition: own, begun and not finished. In a transaction; the report stays locked to its end. */
export async function openForEdit(context: AppContext, itemId: string, user: UserRow) {
  const { orderItems, reports, risk } = context.queries
  const item = requireOwnItem(await orderItems.findItem(itemId), user)
  if (!(await reports.lockReport(itemId))) throw appError('report/not-found')
  const notes = await risk.findNotes(itemId)
  if (notes.closed_at) throw appError('report/finished')
  return { item, notes }
}
