import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPriceComponent } from '../../presenters/price-component.ts'
import { logChange } from '../../services/log-change.ts'

export const deletePriceComponent =
  (context: AppContext): Handlers['priceComponents']['deletePriceComponent'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const prices = context.queries.priceComponents
      const row = await prices.lockComponent(query.price_component_id)
      if (!row) throw appError('price/not-found')
      if (row.is_base && row.enabled) throw appError('price/last-base')
      const owners = await prices.listOwners([row.id])
      await prices.deleteComponent(row.id)
      await logChange(context, call, {
        action: 'price_component.delete',
        subject: `price_component:${row.id}`,
        details: presentPriceComponent(row, owners),
      })
      return { removed: true }
    })
