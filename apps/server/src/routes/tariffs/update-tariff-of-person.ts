import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { requireTariff } from '../../services/payments/tariffs.ts'

export const updateTariffOfPerson =
  (context: AppContext): Handlers['tariffs']['updateTariffOfPerson'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { tariffs } = context.queries
      const user = await requireUser(context, body.person_id)
      const tariff = await requireTariff(context, body.tariff_simple_id)
      const until = body.active_until === null ? null : new Date(body.active_until)
      const updated = await tariffs.updateTerm(user.id, tariff.id, until)
      if (!updated) throw appError('tariff/not-active')
      await logChange(context, call, {
        action: 'tariffs.update',
        userId: user.id,
        subject: `tariff:${tariff.id}`,
        details: { active_until: body.active_until },
      })
      return presentPersonTariff(updated)
    })
