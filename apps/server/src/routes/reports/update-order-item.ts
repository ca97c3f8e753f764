import { appError, personInputSchema } from '@proverka/domain'
import * as v from 'valibot'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import { InputError } from '../../http/error-reply.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnItem } from '../../policies/own-item.ts'

/** Edits that a buyer has (AMB-114). */
const EDIT_LIMIT = 1

const metadataSchema = v.object({
  ownersData: v.pipe(v.array(personInputSchema), v.minLength(1), v.maxLength(10)),
})

/** Names the owner to be checked, for an item that waits for it; its report then begins. */
export const updateOrderItem =
  (context: AppContext): Handlers['reports']['updateOrderItem'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const orders = context.queries.orders
      const item = requireOwnItem(await orders.findItem(body.order_item_id), callerOf(call).person)
      if (item.edits >= EDIT_LIMIT) throw appError('edit-limit/1')
      const result = v.safeParse(metadataSchema, body.metadata)
      if (!result.success)
        throw new InputError(v.getDotPath(result.issues[0]) ?? 'metadata', result.issues[0].message)
      if (!(await orders.moveItem(item.id, 'actionrequired', 'requested')))
        throw appError('order/illegal-transition')
      await orders.updateItemMetadata(item.id, { ...item.metadata, ...result.output }, item.edits + 1)
      await context.jobs.enqueue('start-report', { orderItemId: item.id })
      return { order_item_id: item.id, status: 'requested' }
    })
