import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { refuseDuplicate } from '../../db/refuse-duplicate.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { presentPriceOwner } from '../../presenters/price-component.ts'
import { logChange } from '../../services/log-change.ts'

export const updatePriceComponentOwner =
  (context: AppContext): Handlers['priceComponents']['updatePriceComponentOwner'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const user = await requireUser(context, body.person_id)
      const owner = await refuseDuplicate('price/owner-taken', () =>
        context.queries.priceComponents.updateOwner(body.price_component_owner_id, user.id),
      )
      if (!owner) throw appError('price/owner-not-found')
      await logChange(context, call, {
        action: 'price_component_owner.update',
        subject: `price_component:${owner.price_component_id}`,
        userId: user.id,
      })
      return presentPriceOwner(owner)
    })
