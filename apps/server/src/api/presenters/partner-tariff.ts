import { toRoubles } from '@proverka/domain'
import type { PartnerTariff } from '@proverka/domain/orders'
import type { PartnerTariffRow } from '../../platform/db/queries/partners/partner-tariffs.ts'

export const presentPartnerTariff = (row: PartnerTariffRow): PartnerTariff => ({
  partner_tariff_id: row.id,
  partnerID: row.partner_id,
  tariff_simple_id: row.tariff_simple_id,
  price: toRoubles(row.price_kopecks),
})
