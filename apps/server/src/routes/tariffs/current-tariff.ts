import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requirePerson } from '../../policies/known-person.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { findCurrentTariff } from '../../services/payments/tariffs.ts'

export const getCurrentTariff =
  (context: AppContext): Handlers['tariffs']['getCurrentTariff'] =>
  async (_, call) =>
    presentPersonTariff(await findCurrentTariff(context, callerOf(call).person.id))

export const getTariffOfPerson =
  (context: AppContext): Handlers['tariffs']['getTariffOfPerson'] =>
  async ({ query }) => {
    const person = await requirePerson(context, query.person_id)
    return presentPersonTariff(await findCurrentTariff(context, person.id))
  }
