import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPartnerTariff } from '../../presenters/partner-tariff.ts'
import { logChange } from '../../services/log-change.ts'

export const updatePartnerTariff =
  (context: AppContext): Handlers['admin']['updatePartnerTariff'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const tariffs = context.queries.partnerTariffs
      const row = await tariffs.setPartnerPrice(body.partner_tariff_id, toKopecks(body.price))
      if (!row) throw appError('partner-tariff/not-found')
      await logChange(context, call, {
        action: 'partner_tariff.update',
        subject: `partner_tariff:${row.id}`,
        userId: row.partner_id,
        details: { price: body.price },
      })
      return presentPartnerTariff(row)
    })
