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

/** What a form of owners begins with: those whom the cart names. */
export function ownersOfCart({ owners }: Pick<Cart, 'owners'>): readonly Readonly<Record<string, string>>[] {
  return owners.map((owner) =>
    Object.fromEntries(
      Object.entries(owner).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  )
}
