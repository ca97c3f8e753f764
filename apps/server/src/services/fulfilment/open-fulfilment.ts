import { randomUUID } from 'node:crypto'
import { normaliseCadastralNumber } from '@proverka/domain'
import { supplierStatusOf } from '@proverka/domain/orders'
import { appError } from '@proverka/domain/errors'
import type { ReportTaskRow } from '../../platform/db/queries/reports/reports.ts'
import type { AppContext } from '../context.ts'
import { measureWaiting } from './measure-waiting.ts'
import { endOfService } from './service-term.ts'
import { supplierFieldOf } from './supplier-field.ts'

/**
 * Has a question obtained by the operator or a contractor: the question stays open, and no job waits for it. In a
 * transaction with the report locked.
 */
export async function openFulfilment(
  context: AppContext,
  task: ReportTaskRow,
  channel: string,
): Promise<void> {
  const { fulfilments, obtainedQuestions, orderAdmin, orderItems } = context.queries
  const item = await orderItems.findItem(task.order_item_id)
  if (!item) throw appError('order/not-found')
  // It was given back while its source was asked.
  if (item.status !== 'inprogress' && item.status !== 'done') return
  const now = context.clock.now()
  // What is put again after its term has a term of its own.
  const promised = item.status === 'inprogress' && item.due_at && item.due_at > now ? item.due_at : undefined
  const usualMs = await measureWaiting(context, channel, task.task_type)
  await fulfilments.insertFulfilment({
    id: randomUUID(),
    report_task_id: task.id,
    order_item_id: item.id,
    channel,
    kind: task.task_type,
    number: await numberOf(context, item.object_key),
    status: 'to-order',
    is_urgent: item.metadata.urgent === true,
    created_at: now,
    latest_at: promised ?? endOfService(now),
    expected_at: usualMs === undefined ? null : new Date(now.getTime() + usualMs),
  })
  await obtainedQuestions.awaitTask(task.id)
  await orderAdmin.setSupplierStatus(item.id, supplierFieldOf(channel), supplierStatusOf('to-order'))
}

/** The cadastral number of an object; null where the item is about no object. */
async function numberOf({ register }: AppContext, objectKey: string): Promise<string | null> {
  return normaliseCadastralNumber(objectKey) ?? (await register.findObject(objectKey))?.number ?? null
}
