import type { adminPriceComponentSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type {
  PriceComponentOwnerRow,
  PriceComponentRow,
} from '../../platform/db/queries/catalogue/price-components.ts'
import type { FollowedPrices } from '../../services/orders/follow-base-price.ts'

export const presentPriceComponent = (
  row: PriceComponentRow,
  owners: readonly PriceComponentOwnerRow[],
): InferInput<typeof adminPriceComponentSchema> => ({
  price_component_id: row.id,
  product_id: row.product_id,
  price: toRoubles(row.price_kopecks),
  is_base_product_component: row.is_base,
  enabled: row.enabled,
  price_component_type: { name: row.type_name },
  price_component_owners: owners
    .filter(({ price_component_id }) => price_component_id === row.id)
    .map(({ person_id }) => ({ person_id })),
  tariff_simple_id: row.tariff_id,
  partner_id: row.partner_id,
  campaign: row.campaign,
  version: row.version,
})

/** What a changed base price recomputed, and what it left as it was. */
export const presentFollowed = ({ repriced, left }: FollowedPrices) => ({
  repriced: repriced.map((row) => presentPriceComponent(row, [])),
  left: left.map((row) => presentPriceComponent(row, [])),
})

export const presentPriceOwner = (row: PriceComponentOwnerRow) => ({
  price_component_owner_id: row.id,
  person_id: row.person_id,
})
