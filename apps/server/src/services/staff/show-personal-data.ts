import type { ShownField, ShownKind, ShowReason } from '@proverka/domain'
import { formatDate } from '@proverka/domain'
import type { Permission } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { peopleOf } from '@proverka/domain/orders'
import { MINUTE_MS } from '@proverka/domain/timing'
import { DEFAULT_SHOWN_MINUTES } from '../../platform/config/staff-access.ts'
import { callerOf, type Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { orderSubject } from '../orders/order-subject.ts'
import { writeShownReason } from './shown-reason.ts'

export interface ShownValue {
  readonly kind: ShownKind
  readonly id: string
  readonly field: ShownField
  readonly reason: ShowReason
  readonly reference?: string | undefined
  readonly text?: string | undefined
}

/** What the reader has to be permitted to read anyway. */
const PERMISSIONS: { readonly [kind in ShownKind]: Permission } = {
  person: 'clients.read',
  order: 'orders.read',
  order_item: 'orders.read',
  withdrawal: 'partners.read',
  fault: 'faults.read',
  subject_request: 'subjects.read',
  intake_file: 'fulfilments.read',
}

/** Shows one value, with an entry in the log of readings that is on disk before the answer. Not in a transaction. */
export async function showPersonalData(context: AppContext, call: Call, asked: ShownValue) {
  const { user } = callerOf(call)
  if (!user.permissions.has(PERMISSIONS[asked.kind])) throw appError('access/denied')
  if (asked.reason === 'other' && !asked.text) throw appError('personal-data/reason-missing')
  const fields = await findFields(context, asked)
  if (!fields) throw appError('personal-data/not-found')
  const minutes = context.config.staff?.shownMinutes ?? DEFAULT_SHOWN_MINUTES
  const until = new Date(context.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
  await context.readLog.append({
    readerId: user.id,
    subject: `${asked.kind}:${asked.id}`,
    fields: asked.field,
    reason: writeShownReason(asked, until),
  })
  return { value: fields[asked.field] || null, shown_until: until }
}

type Fields = { readonly [field in ShownField]?: string | null | undefined }

function findFields(
  context: AppContext,
  { kind, id }: Pick<ShownValue, 'kind' | 'id'>,
): Promise<Fields | undefined> {
  const { queries } = context
  switch (kind) {
    case 'person':
      return queries.users.findUser(id)
    case 'order':
      return fieldsOfOrder(context, id)
    case 'order_item':
      return fieldsOfItem(context, id)
    case 'withdrawal':
      return fieldsOfWithdrawal(context, id)
    case 'fault':
      return queries.reportFaults.findFault(id).then((fault) => fault && { email: fault.email })
    case 'subject_request':
      return fieldsOfRequest(context, id)
    case 'intake_file':
      return fieldsOfFile(context, id)
  }
}

async function fieldsOfOrder({ queries }: AppContext, id: string): Promise<Fields | undefined> {
  const order = await queries.orders.findOrder(id)
  return order && { email: order.email, subject: orderSubject(await queries.orderItems.listItems(id)) }
}

async function fieldsOfItem({ queries }: AppContext, id: string): Promise<Fields | undefined> {
  const item = await queries.orderAdmin.findItem(id)
  if (!item) return undefined
  const people = peopleOf(item)
  const each = (valueOf: (person: (typeof people)[number]) => string | undefined) =>
    people.map(valueOf).filter(Boolean).join(', ')
  return {
    email: item.email,
    object: item.object_key,
    people: each(fullName),
    birth_date: each(({ birthDate }) => formatDate(birthDate)),
    passport: each(({ passport }) => passport),
    inn: each(({ inn }) => inn),
  }
}

async function fieldsOfWithdrawal({ queries }: AppContext, id: string): Promise<Fields | undefined> {
  const row = await queries.withdrawals.findWithdrawal(id)
  return (
    row && {
      payer: row.payer.name,
      inn: row.payer.inn,
      address: row.payer.address,
      account: row.payer.account,
    }
  )
}

async function fieldsOfRequest({ queries }: AppContext, id: string): Promise<Fields | undefined> {
  const row = await queries.subjectRequests.findRequest(id)
  if (!row) return undefined
  const { birthDate, inn, phone } = row.person
  return {
    name: fullName(row.person),
    birth_date: formatDate(birthDate),
    inn,
    phone,
    email: row.email,
    text: row.text,
  }
}

async function fieldsOfFile({ queries }: AppContext, id: string): Promise<Fields | undefined> {
  const file = await queries.intake.findFile(id)
  const notice = file?.facts?.extract.notice
  return file && { asked: notice?.asked, notice_reason: notice?.reason }
}

const fullName = (person: { lastName: string; firstName: string; middleName?: string | undefined }) =>
  [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ')
