import { initialCart, PRODUCTS } from '@proverka/domain/orders'
import { personObjectKey } from '@proverka/domain/reports'
import type { Cart, CatalogueProduct } from '@proverka/domain/orders'
import type { PersonCheckValues } from '@proverka/ui/forms'

/** The cart of a check of one person: who is checked is the key, the rest is data of the one item. */
export function personCart(productName: string, values: PersonCheckValues): Cart {
  const key = personObjectKey(values.person)
  const product = personProduct(productName)
  return {
    ...initialCart(),
    objectKey: key,
    objectAddress: key,
    items: [product.product_id],
    itemsData: { [product.product_id]: values },
  }
}

/** A product about a person by its name; an unknown name is a mistake of ours. */
function personProduct(productName: string): CatalogueProduct {
  const product = PRODUCTS.find((candidate) => candidate.product_name === productName)
  if (!product) throw new RangeError(`Unknown product ${productName}`)
  return product
}

/** The product about a person that the cart holds, if it holds one. */
export function orderedPersonProduct(cart: Cart): CatalogueProduct | undefined {
  return PRODUCTS.find(({ product_id, subject }) => subject === 'person' && cart.items.includes(product_id))
}
