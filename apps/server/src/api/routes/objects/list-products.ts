import { couponTakenText, isBundle, withoutDroppedCoupon } from '@proverka/domain/orders'
import type { AppContext } from '../../../services/context.ts'
import type { Call } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { cacheEncoded } from '../../http/encoded-reply-cache.ts'
import { tryCoupon } from '../../../services/orders/coupon-tries.ts'
import { listPricedProducts, PRICE_MEMORY_MS, PRICE_TABLES } from '../../../services/orders/prices.ts'
import { createTtlCache } from '../../../platform/ttl-cache.ts'

type ListProducts = Handlers['products']['listProducts']
type Query = Parameters<ListProducts>[0]['query']
type Reply = Awaited<ReturnType<ListProducts>>

/** The catalogue with the caller's prices and the coupons of the code; other owners of a price are not disclosed. */
export function listProducts(context: AppContext): ListProducts {
  const ofEverybody = createTtlCache<Reply>(PRICE_MEMORY_MS, () => performance.now())
  context.database.onWrite(PRICE_TABLES, ofEverybody.clear)
  return async ({ query }, call) =>
    isForEverybody(query, call)
      ? ofEverybody.get(call.site.brand, async () => cacheEncoded(await readProducts(context, query, call)))
      : readProducts(context, query, call)
}

/** Whether nothing of the call makes a price. */
function isForEverybody({ partnerID, campaign, coupon }: Query, { caller }: Call): boolean {
  return !caller && !partnerID && !campaign && !coupon
}

async function readProducts(context: AppContext, query: Query, call: Call): Promise<Reply> {
  const user = call.caller?.user
  const origin = { partnerId: query.partnerID, campaign: query.campaign }
  const products = await listPricedProducts(context, call.site, user, origin)
  // Who guessed too often sees the catalogue without coupons: a link with an old code must not take it away.
  const coupons = await tryCoupon(context, query.coupon, call)
  return products.map((product) => {
    // What is ordered of a bundle are its parts: a coupon would lower its shown price alone.
    const isOf = ({ product_id }: { product_id: string }) =>
      product_id === product.product_id && !isBundle(product.product_name)
    const own = (coupons?.open ?? []).filter(isOf).map(({ coupon_id, discount }) => ({ coupon_id, discount }))
    return {
      ...product,
      price_components: product.price_components.map((component) => ({
        ...component,
        price_component_id: component.price_component_id ?? '',
        price_component_owners: component.price_component_owners.filter(
          ({ person_id }) => person_id === user?.id,
        ),
      })),
      coupons: withoutDroppedCoupon({ ...product, coupons: own }, user?.id).coupons,
      ...(coupons?.taken.some(isOf) && { coupon_notice: couponTakenText(query.coupon ?? '') }),
    }
  })
}
