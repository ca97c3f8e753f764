import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { appError } from '@proverka/domain/errors'
import { toKopecks } from '@proverka/domain'
import type { DealInput } from '@proverka/api/contract'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentDeal, presentDealLink, presentNeed } from '../../presenters/deal.ts'
import { presentAttachment } from '../../presenters/file.ts'
import { sheetsOfDeal } from '../../../services/deals/sheets-of-deal.ts'
import { presentHistory } from '../../../services/orders/list-own-orders.ts'
import { withIdempotency, withExternalIdempotency } from '../../../services/with-idempotency.ts'
import type { DealRow } from '../../../platform/db/queries/deals/deals.ts'
import { attachmentKey, keepAttachmentFor } from '../../../services/files/attachments.ts'
import { requireOwnAttachment, requireOwnDeal } from '../../policies/ownership.ts'
import { meetNeed } from '../../../services/deals/meet-need.ts'
import { streamDealArchive } from '../../../services/deals/deal-archive.ts'

export const listDeals =
  (context: AppContext): Handlers['deals']['listDeals'] =>
  async (_, call) => {
    const { user } = callerOf(call)
    const rows = await context.queries.deals.listDealsOf(user.id)
    return rows.map((row) => ({
      ...presentDeal(row, row.address),
      documents: Number(row.documents),
      orders: Number(row.orders),
      missing: Number(row.missing),
    }))
  }

export const getDeal =
  (context: AppContext): Handlers['deals']['getDeal'] =>
  async ({ params }, call) => {
    const { user } = callerOf(call)
    const { deals } = context.queries
    const deal = await deals.findDealOf(user.id, params.id)
    if (!deal) throw appError('deal/not-found')
    const rows = await deals.listDealOrders(deal)
    const orders = await presentHistory(context, rows)
    const documents = await deals.listDocuments(deal.id)
    const needs = await deals.listNeeds(deal.id)
    const address = orders
      .flatMap(({ items }) => items)
      .find(({ ItemMetadata }) => ItemMetadata.kadastr_number === deal.object_key)?.ItemMetadata.address
    return {
      ...presentDeal(deal, address ?? ''),
      parties: deal.parties,
      orders: [...orders],
      documents: documents.map(({ document_id, ...file }) => ({
        document_id,
        file: presentAttachment(file),
      })),
      links: (await context.queries.dealLinks.listOpen(deal.id, context.clock.now())).map(presentDealLink),
      needs: needs.map(presentNeed),
      sheets: [...sheetsOfDeal(rows, orders, documents, needs)],
    }
  }

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

/** Deal and order must both be the caller's. */
export const addDealOrder =
  (context: AppContext): Handlers['deals']['addDealOrder'] =>
  async ({ params, body }, call) => {
    const { user } = callerOf(call)
    const { deals, orders } = context.queries
    const deal = await deals.findDealOf(user.id, params.id)
    if (!deal) throw appError('deal/not-found')
    const order = await orders.findOrder(body.order_id)
    if (order?.person_id !== user.id) throw appError('order/not-found')
    await deals.addOrder(deal.id, order.id, context.clock.now())
    return { added: true as const }
  }

export const downloadDeal =
  (context: AppContext): Handlers['deals']['downloadDeal'] =>
  async ({ params }, call) => {
    const { user } = callerOf(call)
    await context.rateLimits.consume('archive', user.id)
    const deal = await context.queries.deals.findDealOf(user.id, params.id)
    if (!deal) throw appError('deal/not-found')
    return streamDealArchive(context, deal)
  }
