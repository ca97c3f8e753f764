import { withoutDroppedCoupon } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listOpenCoupons, listPricedProducts } from '../../services/prices.ts'

/** The catalogue with the caller's prices and the coupons of the code; nobody sees who else owns a price. */
export const listProducts =
  (context: AppContext): Handlers['products']['listProducts'] =>
  async ({ query }, call) => {
    const person = call.caller?.person
    const origin = { partnerId: query.partnerID, campaign: query.campaign }
    const products = await listPricedProducts(context, call.site, person, origin)
    const coupons = await listOpenCoupons(context, query.coupon, person)
    return products.map((product) => {
      const own = coupons.filter(({ product_id }) => product_id === product.product_id)
      return {
        ...product,
        price_components: product.price_components.map((component) => ({
          ...component,
          price_component_id: component.price_component_id ?? '',
          price_component_owners: component.price_component_owners.filter(
            ({ person_id }) => person_id === person?.id,
          ),
        })),
        coupons: withoutDroppedCoupon({ ...product, coupons: own }, person?.id).coupons,
      }
    })
  }
