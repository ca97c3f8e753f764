import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'

export const listPersonTariffs =
  (context: AppContext): Handlers['admin']['listPersonTariffs'] =>
  async ({ query }) => {
    const user = await requireUser(context, query.person_id)
    const rows = await context.queries.partnerTariffs.listPersonTariffs(user.id)
    return rows.map(({ tariff_id, active_until }) => ({
      tariff_simple_id: tariff_id,
      active_until: active_until?.toISOString() ?? null,
    }))
  }
