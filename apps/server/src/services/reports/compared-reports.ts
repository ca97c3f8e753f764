import { appError } from '@proverka/domain/errors'
import type { Report } from '@proverka/domain/reports'
import { isSameSubject } from '@proverka/domain/views'
import type { OrderedItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { SignedInUser } from '../call.ts'
import type { AppContext } from '../context.ts'
import { keptSince } from '../orders/order-access.ts'
import { loadReport } from './load-report.ts'

/** A report that is compared, with its item. */
export interface ComparedReport {
  readonly item: OrderedItemRow
  readonly report: Report
}

/**
 * Two finished reports of one buyer, each checked against its owner: even staff that reads orders compares none, as a
 * comparison is a new statement about people.
 */
export async function loadPair(
  context: AppContext,
  user: SignedInUser,
  { id, other_id }: { readonly id: string; readonly other_id: string },
): Promise<readonly [ComparedReport, ComparedReport]> {
  const one = await requireOwnItem(context, user, id)
  const other = await requireOwnItem(context, user, other_id)
  if (one.id === other.id) throw appError('report/same')
  return [await requireFinished(context, one), await requireFinished(context, other)]
}

/** Two reports on one subject, the earlier one first. */
export async function loadDifference(
  context: AppContext,
  user: SignedInUser,
  ids: { readonly id: string; readonly other_id: string },
): Promise<{ readonly before: ComparedReport; readonly now: ComparedReport }> {
  const [one, other] = await loadPair(context, user, ids)
  if (!isSameSubject(one.report.subject, other.report.subject)) throw appError('report/other-subject')
  return one.report.updated_at <= other.report.updated_at
    ? { before: one, now: other }
    : { before: other, now: one }
}

/** Two reports on subjects of one kind; people only where the buyer stated a ground for each (TRUST-12). */
export async function loadComparison(
  context: AppContext,
  user: SignedInUser,
  ids: { readonly id: string; readonly other_id: string },
): Promise<readonly [ComparedReport, ComparedReport]> {
  const pair = await loadPair(context, user, ids)
  const [one, other] = pair
  if (one.report.subject.kind !== other.report.subject.kind) throw appError('comparison/other-kind')
  if (isSameSubject(one.report.subject, other.report.subject)) throw appError('comparison/same-subject')
  const isOnPeople = one.report.subject.kind === 'person' || one.report.subject.kind === 'taxpayer'
  if (isOnPeople && pair.some(({ report }) => report.purpose === undefined))
    throw appError('comparison/no-ground')
  return pair
}

/** One report on an object: beside an object without a report no person is named. */
export async function loadObjectReport(
  context: AppContext,
  user: SignedInUser,
  id: string,
): Promise<ComparedReport> {
  const found = await requireFinished(context, await requireOwnItem(context, user, id))
  if (found.report.subject.kind !== 'property') throw appError('comparison/other-kind')
  return found
}

/** Finished reports of a user that are still stored, newest first; with an id those on the subject of that report. */
export async function listOwnReports(context: AppContext, user: SignedInUser, sameAs: string | undefined) {
  const rows = await context.queries.ownReports.listOwnReports(user.id, keptSince(context.clock.now()))
  if (sameAs === undefined) return rows
  await requireOwnItem(context, user, sameAs)
  const subject = (await context.queries.reports.findReport(sameAs))?.subject
  return rows.filter((row) => row.id !== sameAs && subject && isSameSubject(row.subject, subject))
}

async function requireOwnItem(context: AppContext, user: SignedInUser, id: string): Promise<OrderedItemRow> {
  const item = await context.queries.orderItems.findItem(id)
  if (!item) throw appError('report/not-found')
  if (item.person_id !== user.id) throw appError('access/denied')
  return item
}

async function requireFinished(context: AppContext, item: OrderedItemRow): Promise<ComparedReport> {
  if (item.report_hidden_at || item.report_destroyed_at) throw appError('report/destroyed')
  const report = item.status === 'done' ? await loadReport(context, item) : undefined
  if (!report) throw appError('report/not-finished')
  return { item, report }
}
