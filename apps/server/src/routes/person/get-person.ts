import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requirePerson } from '../../policies/known-person.ts'
import { presentPerson } from '../../presenters/person.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { balanceOfPerson } from '../../services/payments/balance.ts'

export const getPerson =
  (context: AppContext): Handlers['person']['getPerson'] =>
  async ({ params }) => {
    const { settings, tariffs } = context.queries
    const person = await requirePerson(context, params.id)
    const { own, bonus } = await balanceOfPerson(context, person.id)
    return {
      ...presentPerson(person),
      created_at: person.created_at.toISOString(),
      account: { person_id: person.id, balance: toRoubles(own + bonus), bonus: toRoubles(bonus) },
      tariff: presentPersonTariff(await tariffs.findCurrentTariff(person.id, context.clock.now())),
      settings: await settings.listSettings(person.id),
    }
  }
