import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { attachmentKey } from '../../services/files/attachments.ts'

export const updateDeal =
  (context: AppContext): Handlers['deals']['updateDeal'] =>
  async ({ params, body }, call) => {
    const { user } = callerOf(call)
    const isChanged = await context.queries.deals.updateDealOf(user.id, params.id, {
      object_key: body.object_key,
      parties: JSON.stringify(body.parties),
      price_kopecks: toKopecks(body.price),
      closes_on: body.closes_on || null,
    })
    if (!isChanged) throw appError('deal/not-found')
    return { deal_id: params.id }
  }

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
