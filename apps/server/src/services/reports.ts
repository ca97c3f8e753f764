import { maskPassport } from '@proverka/domain'
import { catalogueProduct } from '@proverka/domain/orders'
import {
  personCheckMetadataSchema,
  personInputSchema,
  type PersonInput,
  type PersonSubject,
  type Report,
} from '@proverka/domain/reports'
import * as v from 'valibot'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../db/queries/orders.ts'
import type { NewTask } from '../db/queries/reports.ts'
import { dataNeededLetter, reportReadyLetter } from '../mail/letters.ts'
import type { Subject } from '../sources/source.ts'
import { postLetter } from './post-letter.ts'
import { sha256 } from '../sha256.ts'
import { makeSignInLink } from './sessions.ts'

/** A source that does not answer is asked this many times in all. */
const STARTS_LIMIT = 3

const PROPERTY_TASKS: Readonly<Record<string, readonly string[]>> = {
  EgrnObject: ['extract'],
  EgrnRightList: ['rights-history'],
}

const ownersSchema = v.object({ ownersData: v.pipe(v.array(personInputSchema), v.minLength(1)) })

/** Opens the report of a paid item: its questions are written down and put to their sources. */
export async function startReport(context: AppContext, orderItemId: string): Promise<void> {
  await context.database.transaction(async () => {
    const orders = context.queries.orders
    const item = await orders.lockItem(orderItemId)
    if (item?.status !== 'requested') return
    const subject = subjectOf(item)
    if (!subject) {
      await orders.moveItem(item.id, 'requested', 'actionrequired')
      const order = await orders.findItem(item.id)
      if (order) await postLetter(context, `data-needed:${item.id}`, dataNeededLetter(context, order, item))
      return
    }
    await orders.moveItem(item.id, 'requested', 'inprogress')
    const reports = context.queries.reports
    await reports.insertReport(
      item.id,
      presentSubject(subject),
      true,
      tasksOf(context, item, subject),
      context.clock.now(),
    )
    for (const task of await reports.listTasks(item.id)) {
      await context.jobs.enqueue('ask-source', { taskId: task.id })
    }
  })
}

/** Asks one source and writes its answer down; asks again when it was down, but not for ever. */
export async function askSource(context: AppContext, taskId: string): Promise<void> {
  const reports = context.queries.reports
  const task = await reports.findTask(taskId)
  if (!task) return
  const item = await context.queries.orders.findItem(task.order_item_id)
  const subject = item && subjectOf(item)
  if (!subject) return
  const started = await reports.startTask(taskId, context.clock.now())
  if (!started) return
  const { answer, raw, extract } = await context.sources(task.task_type).ask(subject)
  const isDown = answer.kind === 'not-checked' && answer.reason !== 'missing-data'
  if (isDown && started.number_of_starts < STARTS_LIMIT) {
    await context.jobs.enqueue('ask-source', { taskId })
    return
  }
  await context.database.transaction(async () => {
    const now = context.clock.now()
    await reports.lockReport(task.order_item_id)
    // While the source was thinking, an operator may have put an official extract in the place of its answer.
    if ((await reports.findTask(taskId))?.status !== 'running') return
    await reports.finishTask(taskId, isDown ? 'error' : 'done', answer, sha256(raw), now)
    await reports.touchReport(task.order_item_id, now)
    if (extract)
      await reports.setExtract(task.order_item_id, extract, context.sources(task.task_type).name, now)
    const open = (await reports.listTasks(task.order_item_id)).some(
      ({ status }) => status === 'new' || status === 'running' || status === 'waiting',
    )
    if (!open) await context.jobs.enqueue('finish-report', { orderItemId: task.order_item_id })
  })
}

/** Closes a report whose questions are all answered: the item is done, its money is earned, its owner gets a letter. */
export async function finishReport(context: AppContext, orderItemId: string): Promise<void> {
  await context.database.transaction(async () => {
    const reports = context.queries.reports
    const orders = context.queries.orders
    const report = await reports.lockReport(orderItemId)
    const item = await orders.findItem(orderItemId)
    if (!report || !item) return
    const now = context.clock.now()
    if (report.status !== 'finished') await reports.setReportStatus(orderItemId, 'finished', now)
    if (!(await orders.moveItem(orderItemId, 'inprogress', 'done', now))) return
    await bookEarning(context, item)
    const brand = context.config.sites.find(({ key }) => key === item.site)?.brand ?? ''
    const link = await makeSignInLink(context, item.person_id, brand)
    await postLetter(context, `report-ready:${item.id}`, reportReadyLetter(context, item, item, link))
  })
}

async function bookEarning(context: AppContext, item: OrderItemRow & { person_id: string }): Promise<void> {
  if (item.price_kopecks === 0) return
  await context.queries.ledger.bookTransfer({
    uniqueKey: `item-done:${item.id}`,
    description: item.product_name_ru,
    orderId: item.order_id,
    entries: [
      { account: 'prepaid', personId: item.person_id, amount: -item.price_kopecks },
      { account: 'revenue', amount: item.price_kopecks },
    ],
    at: context.clock.now(),
  })
}

/** What an item asks about; undefined while the person to be checked is not named. */
function subjectOf(
  item: Pick<OrderItemRow, 'product_name' | 'object_key' | 'object_address' | 'metadata'>,
): Subject | undefined {
  const kind = catalogueProduct(item.product_name)?.subject
  if (kind === 'property')
    return { kind: 'property', objectKey: item.object_key, address: item.object_address }
  const person = kind === 'owner' ? firstOwner(item.metadata) : checkedPerson(item.metadata)
  return person && { kind: 'person', person }
}

function firstOwner(metadata: unknown): PersonInput | undefined {
  const result = v.safeParse(ownersSchema, metadata)
  return result.success ? result.output.ownersData[0] : undefined
}

function checkedPerson(metadata: unknown): PersonInput | undefined {
  const result = v.safeParse(personCheckMetadataSchema, metadata)
  return result.success ? result.output.person : undefined
}

/** The subject as the report keeps it: of a passport only the last digits. */
function presentSubject(subject: Subject): Report['subject'] {
  if (subject.kind === 'property') {
    const number = /^[\d:]+$/.test(subject.objectKey) ? subject.objectKey : undefined
    return {
      kind: 'property',
      address: subject.address || subject.objectKey,
      ...(number && { cadastralNumber: number }),
    }
  }
  const { passport, middleName, region, inn, lastName, firstName, birthDate } = subject.person
  return {
    kind: 'person',
    lastName,
    firstName,
    birthDate,
    ...(middleName && { middleName }),
    ...(region && { region }),
    ...(inn && { inn }),
    ...(passport && { passportMasked: maskPassport(passport) }),
  } satisfies PersonSubject
}

function tasksOf(context: AppContext, item: OrderItemRow, subject: Subject): NewTask[] {
  const types = PROPERTY_TASKS[item.product_name] ?? catalogueProduct(item.product_name)?.checks ?? []
  return types.map((type) => {
    const source = context.sources(type)
    return { type, source: source.name, asked: source.describe(subject) }
  })
}
