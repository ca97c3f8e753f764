import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentFollowed, presentPriceComponent } from '../../presenters/price-component.ts'
import { followBasePrice } from '../../services/orders/follow-base-price.ts'
import { logChange } from '../../services/log-change.ts'
import { requireTariff } from '../../services/payments/tariffs.ts'

/** Orders and the catalogue read the prices again, so the change counts at once. */
export const addPriceComponent =
  (context: AppContext): Handlers['priceComponents']['addPriceComponent'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const prices = context.queries.priceComponents
      if (!(await prices.lockProduct(body.product_id))) throw appError('product/not-found')
      if (body.tariff_simple_id !== undefined) await requireTariff(context, body.tariff_simple_id)
      const isBase = body.is_base_product_component && body.enabled
      const base = isBase ? await prices.lockBase(body.product_id) : undefined
      if (isBase) await prices.disableBase(body.product_id)
      const row = await prices.insertComponent({
        id: randomUUID(),
        product_id: body.product_id,
        type_name: body.price_component_type.name,
        price_kopecks: toKopecks(body.price),
        is_base: body.is_base_product_component,
        enabled: body.enabled,
        tariff_id: body.tariff_simple_id ?? null,
        partner_id: body.partner_id ?? null,
        campaign: body.campaign ?? null,
      })
      const followed = isBase
        ? await followBasePrice(context, row.product_id, base?.price_kopecks, row.price_kopecks)
        : undefined
      await logChange(context, call, {
        action: 'price_component.add',
        subject: `price_component:${row.id}`,
        details: body,
      })
      return { ...presentPriceComponent(row, []), ...(followed && presentFollowed(followed)) }
    })
