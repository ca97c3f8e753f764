import { BASIC_TARIFF_ID } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { giveTariff } from '../../services/payments/tariffs.ts'

export const deleteTariffOfPerson =
  (context: AppContext): Handlers['tariffs']['deleteTariffOfPerson'] =>
  ({ query }, call) =>
    withIdempotency(context, call, query, async () => {
      const user = await requireUser(context, query.person_id)
      await giveTariff(context, user.id, BASIC_TARIFF_ID)
      await logChange(context, call, {
        action: 'tariffs.delete',
        userId: user.id,
        subject: `person:${user.id}`,
      })
      return { removed: true as const }
    })
