import { cartLines } from '@proverka/domain/orders'
import type { CartContext, Product, PromisedItem } from '@proverka/domain/orders'

/** The ordered products at the prices that their order will charge. */
export function promisedLines(
  ordered: readonly Product[],
  cart: CartContext,
): readonly (PromisedItem & { readonly title: string })[] {
  return cartLines(ordered, cart).map((line, index) => ({
    ...line,
    title: ordered[index]?.product_name_ru ?? '',
  }))
}
