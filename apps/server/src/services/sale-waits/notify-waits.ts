import { catalogueProduct } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import { saleOpenEmail } from '../emails/sale-wait-emails.ts'
import { listPricedProducts } from '../orders/prices.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** Each confirmed address gets one letter when what it waits for is for sale, and is deleted with it. */
export async function notifySaleWaits(context: AppContext): Promise<void> {
  for (const { site: key, product } of await context.queries.saleWaits.listAwaited()) {
    const site = context.config.sites.find((one) => one.key === key)
    if (!site) continue
    const sold = await listPricedProducts(context, site, undefined, {})
    if (!sold.some(({ product_name }) => product_name === product)) continue
    const title = catalogueProduct(product)?.product_name_ru ?? product
    await context.database.transaction(async () => {
      for (const { id, email } of await context.queries.saleWaits.takeWaits(key, product)) {
        await enqueueEmail(
          context,
          `sale-open:${id}`,
          saleOpenEmail(context, { to: email, site: site.key, title }),
        )
      }
    })
  }
}
