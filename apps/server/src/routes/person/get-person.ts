import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { presentPerson } from '../../presenters/person.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { balanceOfUser } from '../../services/payments/balance.ts'

export const getPerson =
  (context: AppContext): Handlers['person']['getPerson'] =>
  async ({ params }) => {
    const { settings, tariffs } = context.queries
    const user = await requireUser(context, params.id)
    const { own, bonus } = await balanceOfUser(context, user.id)
    return {
      ...presentPerson(user),
      created_at: user.created_at.toISOString(),
      account: { person_id: user.id, balance: toRoubles(own + bonus), bonus: toRoubles(bonus) },
      tariff: presentPersonTariff(await tariffs.findCurrentTariff(user.id, context.clock.now())),
      settings: await settings.listSettings(user.id),
    }
  }
