import { appError } from '@proverka/domain/errors'
import {
  hasAddedData,
  isAskedAgain,
  type KnownData,
  missingDataOf,
  withAddedData,
} from '@proverka/domain/reports'
import { type AddableData, type AddedData } from '@proverka/domain/checks'
import type { AppContext } from '../context.ts'
import { lockItemThenReport } from '../../platform/db/lock-rows.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { InputError } from '../../platform/refusals.ts'
import type { ReportSubject } from '../../adapters/sources/source.ts'
import { putAgain } from './put-again.ts'
import { presentSubject, subjectOf } from './report-people.ts'
import { isEditable, withFirst, withOwner } from './risk-owners.ts'

/** Data for the subject of a report, or for a further owner of a risk report. */
export interface MissingData {
  readonly itemId: string
  readonly given: AddedData
  readonly ownerId?: string | undefined
}

/**
 * Adds data that a report lacked and puts those questions again, free of charge, that need them: also one that its source
 * answers at this moment from the old data (TRUE-09). What the report has is never changed by it, so that it is no edit and no limit of edits counts it (AMB-114);
 * a repeat of what was added changes nothing.
 */
export function addMissingData(
  context: AppContext,
  { itemId, given, ownerId }: MissingData,
): Promise<{ readonly status: string }> {
  return context.database.transaction(async () => {
    const { reports, risk } = context.queries
    const { item, report } = await lockItemThenReport(context, itemId)
    if (!item || !report || !isEditable(item.status)) throw appError('order/illegal-transition')
    if ((await risk.findNotes(itemId)).closed_at) throw appError('report/finished')
    const before = await addressee(context, item, ownerId)
    const known = knownOf(before)
    if (hasAddedData(known, given)) return { status: item.status }
    requireAddable(before.kind, known, given)

    const now = context.clock.now()
    const subject = withAdded(before, given)
    const changed = await storeSubject(context, item, subject, ownerId)
    const again = (await reports.listAllTasks(itemId)).filter(
      (task) =>
        task.owner_id === (ownerId ?? null) && isAskedAgain(task, subject.kind, known, knownOf(subject)),
    )
    await putAgain(context, changed, subject, again)
    if (again.length > 0) await reports.setReportStatus(itemId, 'in_progress', now)
    else await reports.touchReport(itemId, now)
    return { status: item.status }
  })
}

/** Whose data they are. Throws `owner/not-found` for the first owner too: his data are those of the report. */
async function addressee(context: AppContext, item: OrderItemRow, ownerId?: string): Promise<ReportSubject> {
  if (ownerId === undefined) {
    const subject = subjectOf(item)
    if (!subject) throw appError('order/illegal-transition')
    return subject
  }
  const owner = await context.queries.risk.findOwner(ownerId)
  if (owner?.order_item_id !== item.id || owner.position === 0) throw appError('owner/not-found')
  return { kind: 'person', person: owner.person }
}

function knownOf(subject: ReportSubject): KnownData {
  if (subject.kind === 'person') return subject.person
  return subject.kind === 'vehicle' ? subject : {}
}

function withAdded(subject: ReportSubject, given: AddedData): ReportSubject {
  if (subject.kind === 'person')
    return { kind: 'person', person: withAddedData('person', subject.person, given) }
  return subject.kind === 'vehicle' ? withAddedData('vehicle', subject, given) : subject
}

/** Nothing is taken in part: one value that the report has otherwise, or has no use for, refuses all of them. */
function requireAddable(kind: ReportSubject['kind'], known: KnownData, given: AddedData): void {
  const usable = missingDataOf(kind, {})
  const names = (Object.keys(given) as AddableData[]).filter((name) => given[name])
  const useless = names.find((name) => !usable.includes(name))
  if (useless) throw new InputError(`missingData.${useless}`, 'Отчету об этом такие данные не нужны')
  const taken = names.find((name) => known[name] && known[name] !== given[name])
  if (taken) throw appError('report/data-known', taken)
}

/** The item with what is asked from now on; order, report and list of owners say the same. */
export async function storeSubject(
  context: AppContext,
  item: OrderItemRow,
  subject: ReportSubject,
  ownerId?: string,
): Promise<OrderItemRow> {
  const { orderItems, reports, risk } = context.queries
  if (ownerId === undefined) await reports.setSubject(item.id, presentSubject(subject))
  const owners = await risk.listOwners(item.id)
  const owner = owners.find(({ id, position }) => (ownerId === undefined ? position === 0 : id === ownerId))
  if (owner && subject.kind === 'person') await risk.setOwner(owner.id, subject.person, context.clock.now())
  const metadata = metadataWith(item, subject, ownerId === undefined ? undefined : owner?.person)
  await orderItems.updateItemMetadata(item.id, metadata, item.edits)
  return { ...item, metadata }
}

function metadataWith(
  item: OrderItemRow,
  subject: ReportSubject,
  further?: object,
): OrderItemRow['metadata'] {
  if (subject.kind === 'person')
    return further ? withOwner(item, further, subject.person) : withFirst(item, subject.person)
  if (subject.kind !== 'vehicle') return item.metadata
  const { kind: _kind, ...entityAuto } = subject
  return { ...item.metadata, entityAuto }
}
