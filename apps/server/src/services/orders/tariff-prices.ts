import type { SiteConfig } from '../../platform/config/sites.ts'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { GUEST_ID } from '../../platform/db/queries/catalogue/products.ts'
import { campaignOf, listSold, partnerOf } from './prices.ts'

/** What the products of a site would cost a user under each of some tariffs, roubles; free ones are left out. */
export async function listTariffPrices(
  context: AppContext,
  site: SiteConfig,
  user: UserRow | undefined,
  tariffIds: readonly number[],
) {
  const buyer = {
    id: user?.id ?? GUEST_ID,
    partnerId: partnerOf(user, {}),
    campaign: campaignOf(user, {}),
  }
  const answered = await context.sources.answered()
  return Promise.all(
    tariffIds.map(async (tariffId) => {
      const products = await listSold(context, site, { ...buyer, tariffId }, answered)
      return products
        .map(({ product_id, product_name, product_name_ru, product_price }) => ({
          product_id,
          product_name,
          product_name_ru,
          price: product_price,
        }))
        .filter(({ price }) => price > 0)
    }),
  )
}
