import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { refuseDuplicate } from '../../db/refuse-duplicate.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'
import { presentPriceOwner } from '../../presenters/price-component.ts'
import { logChange } from '../../services/log-change.ts'

export const addPriceComponentOwner =
  (context: AppContext): Handlers['priceComponents']['addPriceComponentOwner'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const prices = context.queries.priceComponents
      const component = await prices.lockComponent(body.price_component_id)
      if (!component) throw appError('price/not-found')
      const user = await requireUser(context, body.person_id)
      const owner = await refuseDuplicate('price/owner-taken', () =>
        prices.insertOwner(component.id, user.id),
      )
      await logChange(context, call, {
        action: 'price_component_owner.add',
        subject: `price_component:${component.id}`,
        userId: user.id,
      })
      return presentPriceOwner(owner)
    })
