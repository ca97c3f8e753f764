import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { findCurrentTariff } from '../../services/payments/tariffs.ts'

export const getCurrentTariff =
  (context: AppContext): Handlers['tariffs']['getCurrentTariff'] =>
  async (_, call) =>
    presentPersonTariff(await findCurrentTariff(context, callerOf(call).user.id))

export const getTariffOfPerson =
  (context: AppContext): Handlers['tariffs']['getTariffOfPerson'] =>
  async ({ query }) => {
    const user = await requireUser(context, query.person_id)
    return presentPersonTariff(await findCurrentTariff(context, user.id))
  }
