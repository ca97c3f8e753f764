import { personalPrice } from '@proverka/domain/orders'
import type { SiteConfig } from '../../config/sites.ts'
import type { AppContext } from '../../context.ts'
import type { PersonRow } from '../../db/queries/persons.ts'
import { GUEST_ID } from '../../db/queries/products.ts'
import { campaignOf, partnerOf } from './prices.ts'

/** What the products of a site would cost somebody under each of some tariffs, roubles; free ones are left out. */
export function listTariffPrices(
  context: AppContext,
  site: SiteConfig,
  person: PersonRow | undefined,
  tariffIds: readonly number[],
) {
  const buyer = {
    id: person?.id ?? GUEST_ID,
    partnerId: partnerOf(person, {}),
    campaign: campaignOf(person, {}),
  }
  return Promise.all(
    tariffIds.map(async (tariffId) => {
      const products = await context.queries.products.listProducts(site.brand, { ...buyer, tariffId })
      return products
        .map((product) => ({
          product_id: product.product_id,
          product_name: product.product_name,
          product_name_ru: product.product_name_ru,
          price: personalPrice(product, buyer.id),
        }))
        .filter(({ price }) => price > 0)
    }),
  )
}
