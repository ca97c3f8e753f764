import { contract, permissionOf, type Endpoint } from '@proverka/api/contract'
import { showReasonLabel } from '@proverka/domain'
import type { StaffReading } from '../../platform/db/queries/retention/read-log.ts'
import type { AppContext } from '../context.ts'
import { readShownReason, SHOW_CALL } from './shown-reason.ts'

/** Calls that the staff alone makes: who reads by another one may be the person himself. */
const STAFF_CALLS = Object.values(contract).flatMap((area) =>
  (Object.values(area) as Endpoint[]).filter((endpoint) => permissionOf(endpoint)).map(({ id }) => id),
)

/** Who of the staff read personal data of a thing; an order is read with its parts. */
export async function listPersonalReadings(
  { queries }: AppContext,
  subject: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const [kind, id = ''] = subject.split(':')
  const items = kind === 'order' ? await queries.orderItems.listItems(id) : []
  const subjects = [subject, ...items.map((item) => `order_item:${item.id}`)]
  return {
    readings: (await queries.readLog.listStaffReadings(subjects, STAFF_CALLS, limit, offset)).map(present),
    count: await queries.readLog.countStaffReadings(subjects, STAFF_CALLS),
  }
}

interface LogFilter {
  readonly readerId?: string | undefined
  /** Only single values that were shown for a reason. */
  readonly withReason?: boolean | undefined
  readonly until?: string | undefined
}

/** All readings by the staff. */
export async function listReadingLog(
  { queries }: AppContext,
  { readerId, withReason, until }: LogFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const filter = {
    readerId,
    call: withReason ? SHOW_CALL : undefined,
    until: until === undefined ? until : new Date(until),
  }
  return {
    readings: (await queries.readLog.listAllReadings(filter, STAFF_CALLS, limit, offset)).map(present),
  }
}

function present(row: StaffReading) {
  const shown = readShownReason(row.reason)
  return {
    at: row.at.toISOString(),
    reader_id: row.reader_id,
    reader: row.reader,
    subject: row.subject,
    fields: row.fields,
    call: row.reason.split(' ')[0] ?? '',
    reason: shown?.reason ?? null,
    reason_label: shown ? showReasonLabel(shown.reason) : null,
    reference: shown?.reference ?? null,
    text: shown?.text ?? null,
  }
}
