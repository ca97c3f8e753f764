import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAttachment } from '../../presenters/attachment.ts'
import { presentDeal, presentDealLink, presentNeed } from '../../presenters/deal.ts'
import { sheetsOfDeal } from '../../services/deals/sheets-of-deal.ts'
import { presentHistory } from '../../services/orders/list-own-orders.ts'

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
