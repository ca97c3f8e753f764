import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnAttachment } from '../../policies/own-attachment.ts'
import { requireOwnDeal } from '../../policies/own-deal.ts'
import { keepAttachment } from '../../services/attachments.ts'

/** A new file joins the deal's own group of uploads. */
export const addDealDocument =
  (context: AppContext): Handlers['deals']['addDealDocument'] =>
  async ({ body }, call) => {
    const { person } = callerOf(call)
    const { attachments, deals } = context.queries
    const deal = requireOwnDeal(await deals.findDeal(body.deal_id), person)
    const { attachment_id: known, file } = body
    if (!known && !file) throw appError('file/not-found')
    const attachment = file
      ? await keepAttachment(context, person, { file, groupId: deal.id })
      : requireOwnAttachment(await attachments.findAttachment(known ?? ''), person)
    return { document_id: await deals.addDocument(deal.id, attachment.id, context.clock.now()) }
  }
