import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { consumeByCaller } from '../../../services/guest-limits.ts'
import { taskEmail } from '../../../services/orders/task-email.ts'
import { enqueueEmail } from '../../../services/outbox/enqueue-email.ts'
import { tellAffiliate } from '../../../services/payments/affiliate.ts'

export const recordEvent =
  (context: AppContext): Handlers['events']['recordEvent'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('event-day', call.ip)
    // The account has the address; a row here could not be found for an erasure request (TRACK-22).
    const { email: _email, ...params } = body.params
    await context.queries.events.insertEvent({
      name: body.event,
      params: JSON.stringify(params),
      url: body.url,
      site: call.site.key,
      at: context.clock.now(),
    })
    return { accepted: true }
  }

export const postTask =
  (context: AppContext): Handlers['events']['postTask'] =>
  async ({ body }, call) => {
    await consumeByCaller(context, 'email', call)
    const message = await taskEmail(context, body, call)
    const taskId = randomUUID()
    // By the id of its author the copy of the email is found when the account is deleted.
    const key = `task:${call.caller?.user.id ?? 'guest'}:${taskId}`
    await context.database.transaction(() => enqueueEmail(context, key, message))
    return { task_id: taskId }
  }

export const answerPoll =
  (context: AppContext): Handlers['events']['answerPoll'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('poll', call.ip)
    if (!(await context.queries.orderItems.findItem(body.order_item_id))) throw appError('order/not-found')
    const given = { answer: body.answer, comment: body.comment, at: context.clock.now() }
    await context.database.current
      .insertInto('poll_answers')
      .values({
        poll: body.poll,
        order_item_id: body.order_item_id,
        visitor: call.visitorId(),
        ...given,
      })
      .onConflict((conflict) => conflict.columns(['order_item_id', 'poll', 'visitor']).doUpdateSet(given))
      .execute()
    return { accepted: true }
  }

/** The number is shown on public pages: it may be this old. */
const KEPT_MS = 10_000

export const countDoneOrders = (context: AppContext): Handlers['events']['countDoneOrders'] => {
  let known: { readonly count: number; readonly at: number } | undefined
  return async () => {
    const now = context.clock.now().getTime()
    if (!known || now - known.at >= KEPT_MS) {
      known = { count: await context.queries.orderItems.countDoneItems(), at: now }
    }
    return { count: known.count }
  }
}

/** The browser reports that a visit of the network led to an order; the order may have done so already. */
export const addAffiliate =
  (context: AppContext): Handlers['events']['addAffiliate'] =>
  async ({ body }) => {
    const order = await context.queries.orders.findOrder(body.order_id)
    if (!order) throw appError('order/not-found')
    if (!order.paid_at) throw appError('order/not-paid')
    await context.database.transaction(() =>
      tellAffiliate(context, order, { uid: body.uid, value: body.value }),
    )
    return { accepted: true }
  }
