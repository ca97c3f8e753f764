import type { PersonInput } from '../../checks/person-input.ts'
import type { ItemMetadataInput } from '../order-item/item-metadata.ts'
import { RISK_INSURANCE_PRICE } from '../pricing/markup.ts'

/** An owner to be checked, as a form gives him; `separated_name`: the name came in its parts (CART-06). */
export type OwnerData = PersonInput & { readonly separated_name?: boolean | undefined }

/** The cart: what is to be ordered about one object (ENTITY-14). */
export interface Cart {
  /** Product ids. */
  readonly items: readonly string[]
  readonly loading: boolean
  readonly objectKey: string
  readonly objectAddress: string
  readonly orderType: string
  /** Extra data per product id. */
  readonly itemsData: Readonly<Record<string, ItemMetadataInput>>
  readonly owners: readonly OwnerData[]
  readonly riskInsurance: boolean
  /** Roubles. */
  readonly riskInsurancePrice: number
  /** Sum of the items' markups for display, roubles (AMB-32). */
  readonly markup: number
  /** The code that was typed, empty for none. */
  readonly coupon: string
}

/** The empty cart (CART-02). */
export function initialCart(): Cart {
  return {
    items: [],
    loading: false,
    objectKey: '',
    objectAddress: '',
    orderType: 'default',
    itemsData: {},
    owners: [],
    riskInsurance: false,
    riskInsurancePrice: RISK_INSURANCE_PRICE,
    markup: 0,
    coupon: '',
  }
}

/** Adds products; one that is in the cart stays once (CART-01). */
export function addItem(cart: Cart, ...productIds: readonly string[]): Cart {
  return { ...cart, items: [...new Set([...cart.items, ...productIds])] }
}

/** Takes a product and its extra data out. */
export function removeItem(cart: Cart, productId: string): Cart {
  const { [productId]: _removed, ...itemsData } = cart.itemsData
  return { ...cart, items: cart.items.filter((id) => id !== productId), itemsData }
}

/** Sets extra data of one product; it goes into the metadata of that order item only (CART-03). */
export function setItemData(cart: Cart, productId: string, data: ItemMetadataInput): Cart {
  return { ...cart, itemsData: { ...cart.itemsData, [productId]: data } }
}

/** Sets the owners to be checked (CART-04). */
export function setOwners(cart: Cart, owners: readonly OwnerData[]): Cart {
  return { ...cart, owners }
}

/** Switches the risk insurance. */
export function setRiskInsurance(cart: Cart, riskInsurance: boolean): Cart {
  return { ...cart, riskInsurance }
}

/** The cart as a site accepts it: without insurance where the site names no insurer (DEC-15). */
export function withOfferedInsurance(cart: Cart, isOffered: boolean): Cart {
  return isOffered || !cart.riskInsurance ? cart : setRiskInsurance(cart, false)
}

/** Asks for products to be urgent, or no more; what else is known of them stays. */
export function setUrgent(cart: Cart, productIds: readonly string[], urgent: boolean): Cart {
  const itemsData = { ...cart.itemsData }
  for (const id of productIds) {
    const { urgent: _before, ...rest }: Record<string, unknown> = { ...itemsData[id] }
    itemsData[id] = urgent ? { ...rest, urgent } : rest
  }
  return { ...cart, itemsData }
}

/** Sets the coupon code that was typed. */
export function setCoupon(cart: Cart, coupon: string): Cart {
  return { ...cart, coupon }
}

/**
 * Sets the object; another object empties the cart, since products belong to their object. No key given and none
 * stored changes nothing (OBJ-04); no key given keeps the stored one.
 */
export function setObjectKey(cart: Cart, objectKey: string | undefined, objectAddress = ''): Cart {
  if (objectKey === undefined || objectKey === '' || objectKey === cart.objectKey) return cart
  return {
    ...cart,
    objectKey,
    objectAddress,
    items: [],
    itemsData: {},
    owners: [],
    riskInsurance: false,
    markup: 0,
  }
}

/** After a payment: no items, no coupon, no insurance; the object stays (CART-14). */
export function emptyAfterPayment(cart: Cart): Cart {
  const { objectKey, objectAddress, orderType } = cart
  return { ...initialCart(), objectKey, objectAddress, orderType }
}
