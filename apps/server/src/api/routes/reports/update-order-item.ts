import { appError } from '@proverka/domain/errors'
import { givenDataSchema, givenOwnersSchema } from '@proverka/domain/orders'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireReadableItem } from '../../policies/readable-order.ts'
import { addMissingData } from '../../../services/reports/add-missing-data.ts'
import { logChangeOfAnother } from '../../../services/log-change.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import { readPersonMetadata, requirePeople } from '../../../services/orders/read-person-metadata.ts'
import { requireAnswerablePeople } from '../../../services/orders/require-answerable.ts'

/** Edits that a buyer has; an admin has no limit (AMB-114). */
const EDIT_LIMIT = 1

/**
 * Names the owner to be checked, for an item that waits for it, so that its report begins; or adds data that a report
 * lacked (TRUE-09).
 */
export const updateOrderItem =
  (context: AppContext): Handlers['reports']['updateOrderItem'] =>
  async ({ body }, call) => {
    const reply = await withIdempotency(context, call, body, async () => {
      const { orderItems } = context.queries
      const item = await requireReadableItem(
        context,
        call,
        await orderItems.findItem(body.order_item_id),
        'orders.write',
      )
      if ('missingData' in body.metadata) {
        const { missingData, owner_id } = readPersonMetadata(givenDataSchema, body.metadata)
        const { status } = await addMissingData(context, {
          itemId: item.id,
          given: missingData,
          ownerId: owner_id,
        })
        return { order_item_id: item.id, status }
      }
      if (item.edits >= EDIT_LIMIT && !call.caller?.user.permissions.has('orders.write'))
        throw appError('edit-limit/1')
      const given = readPersonMetadata(givenOwnersSchema, body.metadata)
      requirePeople(given.ownersData, context.clock.now())
      requireAnswerablePeople(item.product_name, given.ownersData, await context.sources.answered())
      if (!(await orderItems.moveItem(item.id, 'actionrequired', 'requested')))
        throw appError('order/illegal-transition')
      await orderItems.updateItemMetadata(item.id, { ...item.metadata, ...given }, item.edits + 1)
      await context.jobs.enqueue('start-report', { orderItemId: item.id })
      if (!call.caller) return { order_item_id: item.id, status: 'requested' }
      await logChangeOfAnother(context, call, {
        action: 'order_item.update',
        subject: `order_item:${item.id}`,
        userId: item.person_id,
        details: { edits: item.edits + 1 },
      })
      return { order_item_id: item.id, status: 'requested' }
    })
    if ('missingData' in body.metadata) {
      const fields = Object.keys(readPersonMetadata(givenDataSchema, body.metadata).missingData).join(',')
      await context.readLog.append({
        readerId: call.caller?.user.id,
        subject: `order_item:${body.order_item_id}:${fields}`,
        fields,
        reason: 'data added to a report',
      })
    }
    return reply
  }
