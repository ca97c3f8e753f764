import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentTariff } from '../../presenters/tariff.ts'
import { isSelling } from '../../services/orders/prices.ts'
import { listTariffPrices } from '../../services/orders/tariff-prices.ts'
import { partnerPriceOf } from '../../services/payments/tariffs.ts'

/** The tariffs of a site that sells reports, by what the caller would pay: those of his partner, and his own prices of the products. */
export const listTariffs =
  (context: AppContext): Handlers['tariffs']['listTariffs'] =>
  async ({ query }, call) => {
    if (!(await isSelling(context, call.site))) return []
    const user = call.caller?.user
    const tariffs = await context.queries.tariffs.listTariffs(query.category)
    const ids = tariffs.map(({ id }) => id)
    const products = await listTariffPrices(context, call.site, user, ids)
    return Promise.all(
      tariffs.map(async (tariff, index) => {
        const ofPartner = user && (await partnerPriceOf(context, user, tariff.id))
        return {
          ...presentTariff({ ...tariff, price_kopecks: ofPartner ?? tariff.price_kopecks }),
          products: products[index] ?? [],
        }
      }),
    )
  }
