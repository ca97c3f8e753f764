import { appError } from '@proverka/domain/errors'
import { isOpenFulfilment } from '@proverka/domain/orders'
import { type Extract } from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import { callerOf, type Call } from '../call.ts'
import { statementsOfExtract } from '../../adapters/registry/confirmers/extract-statement.ts'
import { storeStatement } from '../../adapters/registry/confirmers/store-statement.ts'
import { foundExtract } from '../../adapters/sources/demo-property-source.ts'
import { lockOrderThenItem } from '../../platform/db/lock-rows.ts'
import { moveFulfilment } from '../fulfilment/move-fulfilment.ts'
import { logChange } from '../log-change.ts'
import { presentSubject } from './report-people.ts'
import { finishReport } from './reports.ts'
import { extractKey } from './stored-extract.ts'

/** Puts an official extract in the place of the answer that an item waits for, and finishes the item. */
export async function finishWithExtract(
  context: AppContext,
  call: Call,
  itemId: string,
  extract: Extract,
  { bytes, hash }: { readonly bytes: Uint8Array; readonly hash: string },
) {
  await context.files.put(extractKey(itemId, hash), bytes)
  return context.database.transaction(async () => {
    const { orderItems } = context.queries
    const item = (await lockOrderThenItem(context, itemId))?.item
    if (!item || (item.status !== 'requested' && item.status !== 'inprogress' && item.status !== 'done')) {
      throw appError('order/illegal-transition')
    }
    const now = context.clock.now()
    const reports = context.queries.reports
    const subject = presentSubject({
      kind: 'property',
      objectKey: item.object_key,
      address: item.object_address,
    })
    await reports.insertReport(itemId, subject, false, [{ type: 'extract', source: 'ЕГРН', asked: [] }], now)
    await reports.lockReport(itemId)
    await endFulfilments(context, call, itemId, now)
    for (const task of await reports.listTasks(itemId)) {
      await reports.finishTask(task.id, {
        status: 'done',
        answer: foundExtract(extract),
        answer_hash: hash,
        answered_at: now,
        answered_by: null,
      })
    }
    await reports.setExtract(itemId, extract, 'ЕГРН', now)
    await reports.setDemo(itemId, false)
    await orderItems.moveItem(itemId, 'requested', 'inprogress')
    await finishReport(context, itemId)
    // Any buyer's extract confirms its object for all.
    for (const statement of statementsOfExtract(extract))
      await storeStatement(context.database, 'extract', statement, hash)
    await logChange(context, call, {
      action: 'order_item.manual_update',
      subject: `order_item:${itemId}`,
      userId: (await orderItems.findItem(itemId))?.person_id,
      details: { hash },
    })
    return { order_item_id: itemId, status: 'done' }
  })
}

/** What was to be obtained for the questions of an item is here. In a transaction with the report locked. */
async function endFulfilments(context: AppContext, call: Call, itemId: string, now: Date): Promise<void> {
  const { fulfilments } = context.queries
  for (const { id } of await fulfilments.listOfItem(itemId)) {
    const held = await fulfilments.lockFulfilment(id)
    if (!held || !isOpenFulfilment(held.status)) continue
    const change = { ended_at: now, next_look_at: null }
    await moveFulfilment(context, held, { event: 'answered', personId: callerOf(call).user.id, change })
  }
}
