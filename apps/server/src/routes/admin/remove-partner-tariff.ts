import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPartnerTariff } from '../../presenters/partner-tariff.ts'
import { logChange } from '../../services/log-change.ts'

export const removePartnerTariff =
  (context: AppContext): Handlers['admin']['removePartnerTariff'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const row = await context.queries.partnerTariffs.deletePartnerTariff(query.partner_tariff_id)
      if (!row) throw appError('partner-tariff/not-found')
      await logChange(context, call, {
        action: 'partner_tariff.remove',
        subject: `partner_tariff:${row.id}`,
        userId: row.partner_id,
        details: presentPartnerTariff(row),
      })
      return { removed: true }
    })
