import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { streamDealArchive } from '../../services/deals/deal-archive.ts'

export const downloadDeal =
  (context: AppContext): Handlers['deals']['downloadDeal'] =>
  async ({ params }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('archive', user.id)
    const deal = await context.queries.deals.findDealOf(user.id, params.id)
    if (!deal) throw appError('deal/not-found')
    return streamDealArchive(context, deal)
  }
