import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwnAttachment } from '../../policies/own-attachment.ts'
import { requireOwnDeal } from '../../policies/own-deal.ts'
import { meetNeed } from '../../services/deals/meet-need.ts'
import { keepAttachmentFor } from '../../services/files/attachments.ts'
import { withExternalIdempotency } from '../../services/with-idempotency.ts'

/** A new file joins the deal's own group of uploads. */
export const addDealDocument =
  (context: AppContext): Handlers['deals']['addDealDocument'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    const { attachments, deals } = context.queries
    const deal = requireOwnDeal(await deals.findDeal(body.deal_id), user)
    const { attachment_id: known, file, need_id } = body
    const request = { deal: deal.id, known, need_id, name: file?.name, size: file?.size }
    return withExternalIdempotency(context, call, request, async (settle) => {
      const link = async ({ id }: { readonly id: string }) => {
        const document_id = await deals.addDocument(deal.id, id, context.clock.now())
        // A paper that was crossed out meanwhile is a document like any other.
        if (need_id) await meetNeed(context, deal.id, need_id, document_id)
        return settle({ document_id })
      }
      if (file) return keepAttachmentFor(context, user, { file, groupId: deal.id }, link)
      if (!known) throw appError('file/not-found')
      const attachment = requireOwnAttachment(await attachments.findAttachment(known), user)
      return context.database.transaction(() => link(attachment))
    })
  }
