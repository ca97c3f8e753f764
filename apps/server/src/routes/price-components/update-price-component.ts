import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentFollowed, presentPriceComponent } from '../../presenters/price-component.ts'
import { followBasePrice } from '../../services/orders/follow-base-price.ts'
import { logChange } from '../../services/log-change.ts'

export const updatePriceComponent =
  (context: AppContext): Handlers['priceComponents']['updatePriceComponent'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const prices = context.queries.priceComponents
      const before = await prices.lockComponent(body.price_component_id)
      if (!before) throw appError('price/not-found')
      if (before.is_base && before.enabled && !body.enabled) throw appError('price/last-base')
      const isBase = before.is_base && body.enabled
      const base = isBase ? await prices.lockBase(before.product_id) : undefined
      if (isBase && !before.enabled) await prices.disableBase(before.product_id)
      const row = await prices.updateComponent(before.id, {
        price_kopecks: toKopecks(body.price),
        enabled: body.enabled,
      })
      const followed = isBase
        ? await followBasePrice(context, row.product_id, base?.price_kopecks, row.price_kopecks)
        : undefined
      await logChange(context, call, {
        action: 'price_component.update',
        subject: `price_component:${row.id}`,
        details: { price: body.price, enabled: body.enabled },
      })
      return {
        ...presentPriceComponent(row, await prices.listOwners([row.id])),
        ...(followed && presentFollowed(followed)),
      }
    })
