import { BASIC_TARIFF_ID } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requirePerson } from '../../policies/known-person.ts'
import { logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { giveTariff } from '../../services/payments/tariffs.ts'

export const deleteTariffOfPerson =
  (context: AppContext): Handlers['tariffs']['deleteTariffOfPerson'] =>
  ({ query }, call) =>
    withIdempotency(context, call, query, async () => {
      const person = await requirePerson(context, query.person_id)
      await giveTariff(context, person.id, BASIC_TARIFF_ID)
      await logChange(context, call, {
        action: 'tariffs.delete',
        personId: person.id,
        subject: `person:${person.id}`,
      })
      return { removed: true as const }
    })
