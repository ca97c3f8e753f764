import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'

export const deletePriceComponentOwner =
  (context: AppContext): Handlers['priceComponents']['deletePriceComponentOwner'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const owner = await context.queries.priceComponents.deleteOwner(query.price_component_owner_id)
      if (!owner) throw appError('price/owner-not-found')
      await logChange(context, call, {
        action: 'price_component_owner.delete',
        subject: `price_component:${owner.price_component_id}`,
        userId: owner.person_id,
      })
      return { removed: true }
    })
