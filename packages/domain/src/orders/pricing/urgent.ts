import type { PriceComponent, Product } from './product.ts'

/** Type of the price component that holds the surcharge of the urgent option; it is never a personal price. */
export const URGENT_PRICE_TYPE = 'Urgent'

/** Whether a component is the surcharge of the urgent option. */
export const isUrgentComponent = ({ price_component_type }: PriceComponent): boolean =>
  price_component_type.name === URGENT_PRICE_TYPE

/**
 * What the urgent option adds to the price of a product, roubles: its work goes before that of others. Undefined for a
 * product without the option. Coupons and own prices do not lower it, the bonus does not pay it (REF-04).
 */
export function urgentPrice({ price_components }: Pick<Product, 'price_components'>): number | undefined {
  const prices = price_components
    .filter((one) => one.enabled && isUrgentComponent(one))
    .map(({ price }) => price)
  return prices.length === 0 ? undefined : Math.min(...prices)
}

/** The surcharge of an item with these metadata, roubles; only a plain `true` asks for it. */
export function urgentMarkup(
  product: Pick<Product, 'price_components'>,
  metadata: { readonly urgent?: unknown } | undefined,
): number {
  return metadata?.urgent === true ? (urgentPrice(product) ?? 0) : 0
}
