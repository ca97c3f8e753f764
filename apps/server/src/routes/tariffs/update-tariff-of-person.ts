import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requirePerson } from '../../policies/known-person.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { requireTariff } from '../../services/payments/tariffs.ts'

export const updateTariffOfPerson =
  (context: AppContext): Handlers['tariffs']['updateTariffOfPerson'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const { tariffs } = context.queries
      const person = await requirePerson(context, body.person_id)
      const tariff = await requireTariff(context, body.tariff_simple_id)
      const until = body.active_until === null ? null : new Date(body.active_until)
      const updated = await tariffs.updateTerm(person.id, tariff.id, until)
      if (!updated) throw appError('tariff/not-active')
      await logChange(context, call, {
        action: 'tariffs.update',
        personId: person.id,
        subject: `tariff:${tariff.id}`,
        details: { active_until: body.active_until },
      })
      return presentPersonTariff(updated)
    })
