import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentNeed } from '../../presenters/deal.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'

export const addDealNeed =
  (context: AppContext): Handlers['deals']['addDealNeed'] =>
  async ({ params, body }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('upload', user.id)
    const deal = await context.queries.deals.findDealOf(user.id, params.id)
    if (!deal) throw appError('deal/not-found')
    return withIdempotency(context, call, { ...params, ...body }, async () => {
      const need = {
        id: randomUUID(),
        deal_id: deal.id,
        title: body.title,
        bearer: body.bearer,
        due_on: body.due_on || null,
        document_id: null,
        created_at: context.clock.now(),
      }
      await context.queries.deals.insertNeed(need)
      return presentNeed(need)
    })
  }

export const removeDealNeed =
  (context: AppContext): Handlers['deals']['removeDealNeed'] =>
  async ({ params }, call) => {
    const { user } = callerOf(call)
    if (!(await context.queries.deals.removeNeedOf(user.id, params.id))) throw appError('deal/not-found')
    return { removed: true as const }
  }
