import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requirePerson } from '../../policies/known-person.ts'
import { presentPerson } from '../../presenters/person.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { balanceOfPerson } from '../../services/balance.ts'
import { logPersonalDataRead } from '../../services/log-personal-data-read.ts'

/** Reading about somebody else leaves a trace (LAW-06). */
export const getPerson =
  (context: AppContext): Handlers['person']['getPerson'] =>
  async ({ params }, call) => {
    const { settings, tariffs } = context.queries
    const person = await requirePerson(context, params.id)
    await logPersonalDataRead(context, {
      readerId: callerOf(call).person.id,
      subject: `person:${person.id}`,
      fields: 'email,name,phone,account,settings',
      reason: 'admin',
    })
    const { own, bonus } = await balanceOfPerson(context, person.id)
    return {
      ...presentPerson(person),
      created_at: person.created_at.toISOString(),
      account: { person_id: person.id, balance: toRoubles(own + bonus), bonus: toRoubles(bonus) },
      tariff: presentPersonTariff(await tariffs.findCurrentTariff(person.id, context.clock.now())),
      settings: await settings.listSettings(person.id),
    }
  }
