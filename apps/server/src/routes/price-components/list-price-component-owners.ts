import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPriceOwner } from '../../presenters/price-component.ts'

export const listPriceComponentOwners =
  (context: AppContext): Handlers['priceComponents']['listPriceComponentOwners'] =>
  async ({ query }) => {
    const prices = context.queries.priceComponents
    if (!(await prices.hasComponent(query.price_component_id))) throw appError('price/not-found')
    return (await prices.listOwners([query.price_component_id])).map(presentPriceOwner)
  }
