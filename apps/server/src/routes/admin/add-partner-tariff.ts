import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { refuseDuplicate } from '../../db/refuse-duplicate.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { presentPartnerTariff } from '../../presenters/partner-tariff.ts'
import { logChange } from '../../services/log-change.ts'
import { requireTariff } from '../../services/payments/tariffs.ts'

/** The price counts for the people of the partner when they buy the tariff. */
export const addPartnerTariff =
  (context: AppContext): Handlers['admin']['addPartnerTariff'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const partner = await requireUser(context, body.partnerID)
      const tariff = await requireTariff(context, body.tariff_simple_id)
      const row = await refuseDuplicate('partner-tariff/taken', () =>
        context.queries.partnerTariffs.insertPartnerTariff({
          id: randomUUID(),
          partner_id: partner.id,
          tariff_simple_id: tariff.id,
          price_kopecks: toKopecks(body.price),
          created_at: context.clock.now(),
        }),
      )
      await logChange(context, call, {
        action: 'partner_tariff.add',
        subject: `partner_tariff:${row.id}`,
        userId: partner.id,
        details: { tariff_simple_id: tariff.id, price: body.price },
      })
      return presentPartnerTariff(row)
    })
