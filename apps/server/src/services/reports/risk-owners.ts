import { appError } from '@proverka/domain/errors'
import {
  catalogueProduct,
  OWNERS_LIMIT,
  riskEditLimit,
  riskVersionOf,
  withPeople,
  type ItemMetadata,
} from '@proverka/domain/orders'
import type { PersonInput } from '@proverka/domain/checks'
import type { SignedInUser } from '../call.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { RiskOwnerRow } from '../../platform/db/queries/reports/risk.ts'
import { requireOwnItem } from '../orders/own-item.ts'
import { requirePeople } from '../orders/read-person-metadata.ts'
import { requireAnswerablePeople } from '../orders/require-answerable.ts'
import { putAgain } from './put-again.ts'
import { presentSubject } from './report-people.ts'
import { ensureOwners, finishWhenAnswered, tasksOf } from './reports.ts'

/** The two generations of the calls; each writes reports of a separate version (AMB-113). */
export type RiskGeneration = 1 | 2

interface NewOwner {
  readonly order_item_id: string
  readonly order_id?: string | undefined
  readonly owner: PersonInput
}

/** Adds a person to be checked. An item that waited for its owner begins its work. */
export function addOwner(
  context: AppContext,
  user: SignedInUser,
  wanted: NewOwner,
  generation: RiskGeneration,
) {
  const { order_item_id: itemId, owner: given } = wanted
  requirePeople([given], context.clock.now())
  return context.database.transaction(async () => {
    const { orderItems, reports, risk } = context.queries
    const item = await openItem(context, itemId, user, generation)
    if (wanted.order_id && wanted.order_id !== item.order_id) throw appError('order/not-found')
    if (catalogueProduct(item.product_name)?.subject !== 'owner') throw appError('report/no-owners')
    requireAnswerablePeople(item.product_name, [given], await context.sources.answered())
    await ensureOwners(context, item)
    const known = await risk.listOwners(itemId)
    if (known.length >= OWNERS_LIMIT) throw appError('owner/too-many')
    const now = context.clock.now()
    const owner = await risk.insertOwner(itemId, known.length, given, now)
    if (item.status === 'actionrequired') {
      await orderItems.updateItemMetadata(itemId, withPeople(item, [given]), item.edits)
      await orderItems.moveItem(itemId, 'actionrequired', 'requested')
      await context.jobs.enqueue('start-report', { orderItemId: itemId })
    } else if (await reports.lockReport(itemId)) {
      await reports.insertOwnerTasks(
        itemId,
        owner.id,
        tasksOf(context, item, { kind: 'person', person: given }),
      )
      await reports.setReportStatus(itemId, 'in_progress', now)
      for (const task of await reports.listAllTasks(itemId)) {
        if (task.owner_id === owner.id) await context.jobs.enqueue('ask-source', { taskId: task.id })
      }
    }
    return { item, owner }
  })
}

/** Changes the data of an owner: every question about him is put again. */
export function updateOwner(
  context: AppContext,
  user: SignedInUser,
  ownerId: string,
  given: PersonInput,
  generation: RiskGeneration,
) {
  requirePeople([given], context.clock.now())
  return context.database.transaction(async () => {
    const { item, owner } = await openOwner(context, ownerId, user, generation)
    const limit = riskEditLimit(item)
    if (item.edits >= limit && !user.permissions.has('orders.write')) throw appError(`edit-limit/${limit}`)
    requireAnswerablePeople(item.product_name, [given], await context.sources.answered())
    const { orderItems, reports, risk } = context.queries
    const now = context.clock.now()
    const isSubject = owner.position === 0
    await risk.setOwner(ownerId, given, now)
    const changed = {
      ...item,
      metadata: isSubject ? withFirst(item, given) : withOwner(item, owner.person, given),
    }
    await orderItems.updateItemMetadata(item.id, changed.metadata, item.edits + 1)
    if (await reports.lockReport(item.id)) {
      const subject = { kind: 'person', person: given } as const
      if (isSubject) await reports.setSubject(item.id, presentSubject(subject))
      await reports.setReportStatus(item.id, 'in_progress', now)
      const tasks = await reports.listAllTasks(item.id)
      const own = tasks.filter((task) => task.owner_id === (isSubject ? null : ownerId))
      await putAgain(context, item, subject, own)
    }
    return { item, owner: { ...owner, person: given } }
  })
}

/** Takes an owner out of a report, with the answers about him. */
export function removeOwner(
  context: AppContext,
  user: SignedInUser,
  ownerId: string,
  generation: RiskGeneration,
) {
  return context.database.transaction(async () => {
    const { item, owner } = await openOwner(context, ownerId, user, generation)
    if (owner.position === 0) throw appError('owner/is-subject')
    const { orderItems, reports, risk } = context.queries
    const now = context.clock.now()
    await risk.removeOwner(ownerId, now)
    await orderItems.updateItemMetadata(item.id, withoutOwner(item, owner), item.edits)
    if (!(await reports.lockReport(item.id))) return
    await reports.removeOwnerTasks(ownerId)
    await reports.touchReport(item.id, now)
    await finishWhenAnswered(context, item.id)
  })
}

async function openOwner(
  context: AppContext,
  ownerId: string,
  user: SignedInUser,
  generation: RiskGeneration,
) {
  const found = await context.queries.risk.findOwner(ownerId)
  if (!found) throw appError('owner/not-found')
  const item = await openItem(context, found.order_item_id, user, generation)
  // Under the lock of the item: another request may have removed him meanwhile.
  const owner = await context.queries.risk.findOwner(ownerId)
  if (!owner) throw appError('owner/not-found')
  return { item, owner }
}

/** An own item whose people may be changed: paid, of the right version and not finished. It stays locked. */
async function openItem(
  context: AppContext,
  itemId: string,
  user: SignedInUser,
  generation: RiskGeneration,
): Promise<OrderItemRow> {
  const { orderItems, risk } = context.queries
  requireOwnItem(await orderItems.findItem(itemId), user, 'orders.write')
  const item = await orderItems.lockItem(itemId)
  if (!item) throw appError('order/not-found')
  const subject = catalogueProduct(item.product_name)?.subject
  if (subject !== 'owner' && subject !== 'person') throw appError('report/no-owners')
  if (riskVersionOf(item).startsWith('V2') !== (generation === 2)) throw appError('report/other-version')
  if ((await risk.findNotes(itemId)).closed_at) throw appError('report/finished')
  if (!isEditable(item.status)) throw appError('order/illegal-transition')
  return item
}

const EDITABLE: ReadonlySet<string> = new Set(['requested', 'inprogress', 'actionrequired', 'done'])

/** Whether the people or other data of an item in this status may be changed: its money was not given back. */
export const isEditable = (status: string): boolean => EDITABLE.has(status)

/** The order's own data follow the subject: what is asked later is asked about the same person. */
export function withFirst(item: OrderItemRow, person: PersonInput): ItemMetadata {
  return withPeople(item, [person, ...(item.metadata.ownersData ?? []).slice(1)])
}

/** The order's own data follow a further owner, too; an owner added to the report is not in them. */
export function withOwner({ metadata }: OrderItemRow, before: object, person: PersonInput): ItemMetadata {
  if (!metadata.ownersData) return metadata
  const key = JSON.stringify(before)
  const ownersData = metadata.ownersData.map((known, index) =>
    index > 0 && JSON.stringify(known) === key ? person : known,
  )
  return { ...metadata, ownersData }
}

/** The order forgets a removed person too. */
function withoutOwner({ metadata }: OrderItemRow, owner: RiskOwnerRow): ItemMetadata {
  if (!metadata.ownersData) return metadata
  const key = JSON.stringify(owner.person)
  return { ...metadata, ownersData: metadata.ownersData.filter((known) => JSON.stringify(known) !== key) }
}
