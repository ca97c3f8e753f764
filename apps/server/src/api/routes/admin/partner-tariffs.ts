import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPartnerTariff } from '../../presenters/tariff.ts'
import { refuseDuplicate } from '../../../platform/db/refuse-duplicate.ts'
import { requireUser } from '../../../services/known-user.ts'
import { logChange } from '../../../services/log-change.ts'
import { requireTariff } from '../../../services/payments/tariffs.ts'

export const listPartnerTariffs =
  (context: AppContext): Handlers['admin']['listPartnerTariffs'] =>
  async ({ query }) =>
    (await context.queries.partnerTariffs.listPartnerTariffs(query.partnerID)).map(presentPartnerTariff)

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
