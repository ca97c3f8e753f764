import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

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
