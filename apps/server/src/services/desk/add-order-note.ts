import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { callerOf, type Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { withIdempotency } from '../with-idempotency.ts'
import { presentNote } from './load-order-story.ts'

/** Writes a note of the staff to an order. Throws `order/not-found`. */
export function addOrderNote(context: AppContext, call: Call, orderId: string, text: string) {
  return withIdempotency(context, call, { orderId, text }, async () => {
    const { queries, clock } = context
    if (!(await queries.orders.lockOrder(orderId))) throw appError('order/not-found')
    const { user } = callerOf(call)
    const note = { id: randomUUID(), order_id: orderId, person_id: user.id, text, created_at: clock.now() }
    await queries.orderNotes.insertNote(note)
    return presentNote({ ...note, author_name: user.name, author_email: user.email })
  })
}
