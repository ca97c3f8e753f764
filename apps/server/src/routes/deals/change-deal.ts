import { isDeepStrictEqual } from 'node:util'
import type { DealInput } from '@proverka/api/contract'
import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { DealRow } from '../../db/queries/deals.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { attachmentKey } from '../../services/files/attachments.ts'

export const updateDeal =
  (context: AppContext): Handlers['deals']['updateDeal'] =>
  async ({ params, body: { was, ...body } }, call) => {
    const { user } = callerOf(call)
    const { deals } = context.queries
    await context.database.transaction(async () => {
      const deal = await deals.lockDealOf(user.id, params.id)
      if (!deal) throw appError('deal/not-found')
      const [now, next] = [columnsOfDeal(deal), columnsOf(body)]
      // A repeat whose first answer was lost finds its own change.
      if (was && !isDeepStrictEqual(now, columnsOf(was)) && !isDeepStrictEqual(now, next))
        throw appError('deal/changed')
      await deals.updateDeal(deal.id, { ...next, parties: JSON.stringify(next.parties) })
    })
    return { deal_id: params.id }
  }

type DealColumns = Pick<DealRow, 'closes_on' | 'object_key' | 'parties' | 'price_kopecks'>

const columnsOf = ({ object_key, parties, price, closes_on }: DealInput): DealColumns => ({
  object_key,
  parties,
  price_kopecks: toKopecks(price),
  closes_on: closes_on || null,
})

const columnsOfDeal = ({ object_key, parties, price_kopecks, closes_on }: DealRow): DealColumns => ({
  object_key,
  parties,
  price_kopecks,
  closes_on,
})

/** The folder goes with its documents; orders and reports stay where they are. */
export const removeDeal =
  (context: AppContext): Handlers['deals']['removeDeal'] =>
  async ({ params }, call) => {
    const { user } = callerOf(call)
    const files = await context.database.transaction(() =>
      context.queries.deals.removeDealOf(user.id, params.id, context.clock.now()),
    )
    if (!files) throw appError('deal/not-found')
    for (const id of files) await context.files.remove(attachmentKey(id))
    return { removed: true as const }
  }

/** A paper that it was is missing again. The file goes, unless another folder has it. */
export const removeDealDocument =
  (context: AppContext): Handlers['deals']['removeDealDocument'] =>
  async ({ params }, call) => {
    const { user } = callerOf(call)
    const files = await context.database.transaction(() =>
      context.queries.deals.removeDocumentOf(user.id, params.id, context.clock.now()),
    )
    if (!files) throw appError('deal/not-found')
    for (const id of files) await context.files.remove(attachmentKey(id))
    return { removed: true as const }
  }
