import type { dealLinkSchema, dealNeedSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { InferInput } from 'valibot'
import type { DealLinkRow } from '../../platform/db/queries/deals/deal-links.ts'
import type { DealNeedRow, DealRow } from '../../platform/db/queries/deals/deals.ts'

/** What a deal says of itself, in the list and in its folder. */
export const presentDeal = (deal: DealRow, address: string) => ({
  deal_id: deal.id,
  object_key: deal.object_key,
  address: address === deal.object_key ? '' : address,
  closes_on: deal.closes_on,
  price: toRoubles(deal.price_kopecks),
  created_at: deal.created_at.toISOString(),
})

export const presentNeed = (need: DealNeedRow): InferInput<typeof dealNeedSchema> => ({
  need_id: need.id,
  title: need.title,
  bearer: need.bearer,
  due_on: need.due_on,
  document_id: need.document_id,
})

export const presentDealLink = (link: DealLinkRow): InferInput<typeof dealLinkSchema> => ({
  link_id: link.id,
  bearer: link.bearer,
  path: `${buildPath('deal-shared')}#${link.token}`,
  expires_at: link.expires_at.toISOString(),
  opened: link.opened,
})
