import { registerName, visibleText } from '@proverka/domain'
import { type ReportTask } from '@proverka/domain/reports'
import { personInputSchema } from '@proverka/domain/checks'
import * as v from 'valibot'
import type { AppContext } from '../context.ts'
import { lockOrderThenItem } from '../../platform/db/lock-rows.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { putAgainEmail } from '../emails/misread-email.ts'
import type { ReportSubject } from '../../adapters/sources/source.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { storeSubject } from './add-missing-data.ts'
import { putAgain } from './put-again.ts'
import { subjectOf } from './report-people.ts'

/**
 * Puts the questions of stored reports again that today's reading of their texts makes other ones, free of charge, and tells
 * their buyers. Which reports to look at says `misread_questions`; each is done once. Returns how many were put again.
 */
export async function putAgainMisread(context: AppContext): Promise<number> {
  let count = 0
  for (;;) {
    const isPutAgain = await context.database.transaction(() => readNext(context))
    if (isPutAgain === undefined) return count
    if (isPutAgain) count++
  }
}

/** Whether the next report had such questions; undefined when none is left. */
async function readNext(context: AppContext): Promise<boolean | undefined> {
  const { misreadQuestions, reports } = context.queries
  const next = await misreadQuestions.takeMisread()
  if (!next) return undefined
  const held = await lockOrderThenItem(context, next.order_item_id)
  const report = held && (await reports.lockReport(held.item.id))
  const isPutAgain = held !== undefined && report !== undefined && (await correct(context, held.item))
  await misreadQuestions.markReadAgain(next.order_item_id, context.clock.now(), isPutAgain)
  if (isPutAgain)
    await enqueueEmail(context, `put-again:${held.item.id}`, putAgainEmail(context, held.order, held.item))
  return isPutAgain
}

async function correct(context: AppContext, item: OrderItemRow): Promise<boolean> {
  const { reports, risk } = context.queries
  const tasks = await reports.listAllTasks(item.id)
  const misread = tasks.filter(({ asked }) => isMisread(asked))
  const first = subjectOf(item)
  if (misread.length === 0 || !first) return false
  let changed = item
  for (const ownerId of new Set(misread.map(({ owner_id }) => owner_id ?? undefined))) {
    const subject = ownerId === undefined ? first : subjectAsRead(await risk.findOwner(ownerId))
    if (!subject) continue
    changed = await storeSubject(context, changed, subject, ownerId)
    const own = misread.filter(({ owner_id }) => owner_id === (ownerId ?? null))
    await putAgain(context, changed, subject, own)
  }
  await reports.setReportStatus(item.id, 'in_progress', context.clock.now())
  return true
}

function subjectAsRead(owner: { readonly person: object } | undefined): ReportSubject | undefined {
  return owner && { kind: 'person', person: v.parse(personInputSchema, owner.person) }
}

/** Whether a question was asked with invisible characters, or with a name not spelled as in registers. */
function isMisread(asked: ReportTask['asked']): boolean {
  return asked.some(
    ({ label, value }) => visibleText(value) !== value || (label === 'ФИО' && registerName(value) !== value),
  )
}
