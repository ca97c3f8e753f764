import { toRoubles } from '@proverka/domain'
import { BASIC_TARIFF_ID, type PersonTariff, type PartnerTariff } from '@proverka/domain/orders'
import type { UserTariffRow, TariffRow } from '../../platform/db/queries/catalogue/tariffs.ts'
import type { PartnerTariffRow } from '../../platform/db/queries/partners/partner-tariffs.ts'

/** The tariff of a user; one without a row has the basic tariff. */
export const presentPersonTariff = (row: UserTariffRow | undefined): PersonTariff => ({
  tariff_simple_id: row?.tariff_id ?? BASIC_TARIFF_ID,
  active_until: row?.active_until?.toISOString() ?? null,
})

export const presentTariff = (tariff: TariffRow) => ({
  tariff_simple_id: tariff.id,
  name: tariff.name,
  description: tariff.description,
  category: tariff.category,
  price: toRoubles(tariff.price_kopecks),
  days: tariff.days,
})

export const presentPartnerTariff = (row: PartnerTariffRow): PartnerTariff => ({
  partner_tariff_id: row.id,
  partnerID: row.partner_id,
  tariff_simple_id: row.tariff_simple_id,
  price: toRoubles(row.price_kopecks),
})
