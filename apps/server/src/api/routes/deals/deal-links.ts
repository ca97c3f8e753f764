import { randomBytes, randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { DealLinkRow } from '../../../platform/db/queries/deals/deal-links.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentDealLink } from '../../presenters/deal.ts'
import { meetNeed } from '../../../services/deals/meet-need.ts'
import { keepAttachmentFor } from '../../../services/files/attachments.ts'
import { withExternalIdempotency } from '../../../services/with-idempotency.ts'
import { DAY_MS } from '@proverka/domain/timing'

const TOKEN = /^deal_[\w-]{43}$/

export const createDealLink =
  (context: AppContext): Handlers['deals']['createDealLink'] =>
  async ({ params, body }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('upload', user.id)
    const { dealLinks, deals } = context.queries
    const now = context.clock.now()
    const token = `deal_${randomBytes(32).toString('base64url')}`
    const link = await context.database.transaction(async () => {
      const deal = await deals.lockDealOf(user.id, params.id)
      if (!deal) throw appError('deal/not-found')
      const needs = await deals.listNeeds(deal.id)
      if (!needs.some(({ bearer, document_id }) => bearer === body.bearer && document_id === null))
        throw appError('deal/nothing-missing')
      await dealLinks.withdrawOf(deal.id, body.bearer, now)
      return dealLinks.insertLink({
        id: randomUUID(),
        deal_id: deal.id,
        bearer: body.bearer,
        token,
        created_at: now,
        expires_at: new Date(now.getTime() + body.days * DAY_MS),
        withdrawn_at: null,
      })
    })
    return presentDealLink(link)
  }

export const withdrawDealLink =
  (context: AppContext): Handlers['deals']['withdrawDealLink'] =>
  async ({ params }, call) => {
    const { user } = callerOf(call)
    if (!(await context.queries.dealLinks.withdrawLinkOf(user.id, params.id, context.clock.now())))
      throw appError('deal/not-found')
    return { withdrawn: true as const }
  }

/** The link is enough to see the lines of its bearer: no object, no people, no reports, no files. */
export const openDealLink =
  (context: AppContext): Handlers['deals']['openDealLink'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('deal-link', call.ip)
    const { dealLinks, deals } = context.queries
    const link = await findLink(context, body.token)
    const deal = await deals.findDeal(link.deal_id)
    if (!deal) throw appError('deal/link-unknown')
    await dealLinks.countOpening(link.id)
    const needs = await deals.listNeeds(link.deal_id)
    return {
      bearer: link.bearer,
      closes_on: deal.closes_on,
      expires_at: link.expires_at.toISOString(),
      needs: needs
        .filter(({ bearer }) => bearer === link.bearer)
        .map(({ id, title, due_on, document_id }) => ({
          need_id: id,
          title,
          due_on,
          brought: document_id !== null,
        })),
    }
  }

/** The file becomes the owner's, with the limits of the owner's own uploads; what is there is not replaced. */
export const bringDealPaper =
  (context: AppContext): Handlers['deals']['bringDealPaper'] =>
  async ({ body }, call) => {
    const { deals, users } = context.queries
    const { token, need_id, file } = body
    const link = await findLink(context, token)
    const deal = await deals.findDeal(link.deal_id)
    const owner = deal && (await users.findUser(deal.person_id))
    if (!deal || !owner) throw appError('deal/link-unknown')
    const request = { link: link.id, need_id, name: file.name, size: file.size }
    return withExternalIdempotency(context, call, request, async (settle) => {
      const need = (await deals.listNeeds(deal.id)).find(({ id }) => id === need_id)
      if (need?.bearer !== link.bearer) throw appError('deal/not-found')
      // Before its bytes are stored; the transaction decides.
      if (need.document_id !== null) throw appError('deal/paper-brought')
      return keepAttachmentFor(context, owner, { file, groupId: deal.id }, async ({ id }) => {
        const document = await deals.addDocument(deal.id, id, context.clock.now())
        if (!(await meetNeed(context, deal.id, need.id, document))) throw appError('deal/not-found')
        return settle({ brought: true as const })
      })
    })
  }

async function findLink({ clock, queries }: AppContext, token: string): Promise<DealLinkRow> {
  const link = TOKEN.test(token) ? await queries.dealLinks.findOpen(token, clock.now()) : undefined
  if (!link) throw appError('deal/link-unknown')
  return link
}
