import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const createDeal =
  (context: AppContext): Handlers['deals']['createDeal'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('upload', user.id)
    return withIdempotency(context, call, body, async () => {
      const id = randomUUID()
      await context.queries.deals.insertDeal({
        id,
        person_id: user.id,
        object_key: body.object_key,
        parties: JSON.stringify(body.parties),
        price_kopecks: toKopecks(body.price),
        closes_on: body.closes_on || null,
        created_at: context.clock.now(),
      })
      return { deal_id: id }
    })
  }
