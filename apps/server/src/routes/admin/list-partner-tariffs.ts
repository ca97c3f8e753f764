import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPartnerTariff } from '../../presenters/partner-tariff.ts'

export const listPartnerTariffs =
  (context: AppContext): Handlers['admin']['listPartnerTariffs'] =>
  async ({ query }) =>
    (await context.queries.partnerTariffs.listPartnerTariffs(query.partnerID)).map(presentPartnerTariff)
