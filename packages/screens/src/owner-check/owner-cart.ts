import { initialCart } from '@proverka/domain/orders'
import type { Cart } from '@proverka/domain/orders'
import type { OwnerCheckValues } from '@proverka/ui/forms'

/** The cart of one owner check: the object is the key, the owner and why he is checked are its data. */
export function ownerCart(
  productId: string,
  { objectKey, ownersData, ...reason }: OwnerCheckValues & { readonly objectKey: string },
): Cart {
  return {
    ...initialCart(),
    objectKey,
    items: [productId],
    owners: ownersData,
    itemsData: { [productId]: reason },
  }
}

/** What a form of the owner begins with: the one whom the cart names. */
export function ownerOfCart({ owners: [owner] }: Pick<Cart, 'owners'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(owner ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
