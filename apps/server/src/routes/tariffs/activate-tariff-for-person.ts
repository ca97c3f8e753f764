import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { findCurrentTariff, giveTariff } from '../../services/payments/tariffs.ts'

export const activateTariffForPerson =
  (context: AppContext): Handlers['tariffs']['activateTariffForPerson'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const user = await requireUser(context, body.person_id)
      await giveTariff(context, user.id, body.tariff_simple_id)
      await logChange(context, call, {
        action: 'tariffs.activate',
        userId: user.id,
        subject: `tariff:${body.tariff_simple_id}`,
      })
      return presentPersonTariff(await findCurrentTariff(context, user.id))
    })
