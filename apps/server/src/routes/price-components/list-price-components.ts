import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPriceComponent } from '../../presenters/price-component.ts'

export const listPriceComponents =
  (context: AppContext): Handlers['priceComponents']['listPriceComponents'] =>
  async ({ query }) => {
    const prices = context.queries.priceComponents
    const rows = await prices.listComponents(query.product_id)
    const owners = await prices.listOwners(rows.map(({ id }) => id))
    return rows.map((row) => presentPriceComponent(row, owners))
  }
