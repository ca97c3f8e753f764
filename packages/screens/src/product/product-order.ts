import { initialCart, numberedObjectKey, PRODUCTS } from '@proverka/domain/orders'
import { personObjectKey } from '@proverka/domain/reports'
import type { Cart, CatalogueProduct, ItemMetadataInput, NumberedSubject } from '@proverka/domain/orders'
import type { PersonCheckValues } from '@proverka/ui/forms'

/** The cart of a check of one person: who is checked is the key, the rest is data of the one item. */
export function personCart(productName: string, values: PersonCheckValues): Cart {
  const key = personObjectKey(values.person)
  return cartOf(productName, { key, name: key }, values)
}

/** The cart of a check of a company, a car or a taxpayer; its number is the key. */
export function numberedCart(
  productName: string,
  { subject, name, data }: { subject: NumberedSubject; name?: string | undefined; data: ItemMetadataInput },
): Cart {
  const key = numberedObjectKey(subject)
  return cartOf(productName, { key, name: name ?? key }, data)
}

/** The cart with one more report in it, of its own data; `title` names what both are about. */
export function withReportOn(cart: Cart, productName: string, title: string, data: ItemMetadataInput): Cart {
  const { product_id } = productOf(productName)
  return {
    ...cart,
    objectKey: `${cart.objectKey}, ${title}`,
    objectAddress: `${cart.objectAddress}, ${title}`,
    items: [...cart.items, product_id],
    itemsData: { ...cart.itemsData, [product_id]: data },
  }
}

function cartOf(
  productName: string,
  about: { readonly key: string; readonly name: string },
  data: ItemMetadataInput,
): Cart {
  const product = productOf(productName)
  return {
    ...initialCart(),
    objectKey: about.key,
    objectAddress: about.name,
    items: [product.product_id],
    itemsData: { [product.product_id]: data },
  }
}

/** A product by its name; an unknown name is a mistake of ours. */
function productOf(productName: string): CatalogueProduct {
  const product = PRODUCTS.find((candidate) => candidate.product_name === productName)
  if (!product) throw new RangeError(`Unknown product ${productName}`)
  return product
}

/** The product with a page of its own that the cart holds, if it holds one. */
export function orderedProduct(cart: Cart): CatalogueProduct | undefined {
  return PRODUCTS.find(({ product_id, pages }) => pages.length > 0 && cart.items.includes(product_id))
}
