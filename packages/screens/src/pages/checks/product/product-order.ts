import { initialCart, numberedObjectKey, PRODUCTS } from '@proverka/domain/orders'
import { personObjectKey } from '@proverka/domain/checks'
import type { Cart, CatalogueProduct, ItemMetadataInput, NumberedSubject } from '@proverka/domain/orders'
import type { OwnerCheckValues, PersonCheckValues } from '@proverka/ui/forms'

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

/** The cart with one more report, which has its own data; `title` is added to the name of the object. */
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

/** The product that the cart holds of those with these names; without names of those with a page of their own. */
export function orderedProduct(cart: Cart, names?: readonly string[]): CatalogueProduct | undefined {
  return PRODUCTS.find(({ product_id, product_name, pages }) => {
    const isMeant = names === undefined ? pages.length > 0 : names.includes(product_name)
    return isMeant && cart.items.includes(product_id)
  })
}

/** The cart of a check of the owner of an object, which the register knows. */
export function ownerCart(
  productName: string,
  object: { readonly key: string; readonly name: string },
  { ownersData, ...reason }: OwnerCheckValues,
): Cart {
  return { ...cartOf(productName, object, reason), owners: ownersData }
}
