import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPersonTariff } from '../../presenters/tariff.ts'
import { requireSale } from '../../services/orders/prices.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { buyTariff, findCurrentTariff } from '../../services/payments/tariffs.ts'

export const activateTariff =
  (context: AppContext): Handlers['tariffs']['activateTariff'] =>
  ({ body }, call) => {
    const { user } = callerOf(call)
    return withIdempotency(context, call, body, async () => {
      await requireSale(context, call.site)
      await buyTariff(context, user, body.tariff_simple_id)
      return presentPersonTariff(await findCurrentTariff(context, user.id))
    })
  }
