import { cartTransition, initialCart, productsToAdd } from '@proverka/domain/orders'
import type { Cart, CartEvent } from '@proverka/domain/orders'
import { personInputSchema } from '@proverka/domain/checks'
import { atom } from 'jotai'
import * as v from 'valibot'
import { store } from '../../../runtime/state/store.ts'
import { readStored, writeStored } from '../../../runtime/storage/storage.ts'
import type { StoredValue } from '../../../runtime/storage/stored-values.ts'

const cartSchema: v.GenericSchema<unknown, Cart> = v.object({
  items: v.array(v.string()),
  loading: v.boolean(),
  objectKey: v.string(),
  objectAddress: v.string(),
  orderType: v.string(),
  itemsData: v.record(v.string(), v.looseObject({})),
  owners: v.array(v.object({ ...personInputSchema.entries, separated_name: v.optional(v.boolean()) })),
  riskInsurance: v.boolean(),
  riskInsurancePrice: v.number(),
  markup: v.number(),
  coupon: v.string(),
})

/** The cart lives as long as the tab, so that a reload loses nothing. */
const storedCart: StoredValue<Cart> = {
  key: 'cart',
  place: 'session',
  schema: cartSchema,
  fallback: initialCart(),
}

const valueAtom = atom<Cart | undefined>(undefined)

/** The cart of the tab. */
export const cartAtom = atom(
  (get) => get(valueAtom) ?? readStored(storedCart),
  (_get, set, next: Cart) => {
    writeStored(storedCart, next)
    set(valueAtom, next)
  },
)

/** Lets something happen to the cart of the tab. */
export function changeCart(event: CartEvent): void {
  store.set(cartAtom, cartTransition(store.get(cartAtom), event))
}

interface Named {
  readonly product_id: string
  readonly product_name: string
}

interface NamedObject {
  readonly key: string
  readonly address: string
}

/** Puts a product of an object into the cart of the tab, or takes it out. */
export function chooseProduct(
  object: NamedObject,
  product: Named,
  all: readonly Named[],
  isOn: boolean,
): void {
  store.set(cartAtom, withProduct(store.get(cartAtom), object, product, all, isOn))
}

/**
 * The cart with a product of an object, or without it; a bundle is added as its parts. Another object empties the cart
 * first.
 */
export function withProduct(
  cart: Cart,
  object: NamedObject,
  product: Named,
  all: readonly Named[],
  isOn: boolean,
): Cart {
  const own = cartTransition(cart, {
    kind: 'object-chosen',
    objectKey: object.key,
    objectAddress: object.address,
  })
  const productIds = productsToAdd(product, all).map((part) => part.product_id)
  const events: readonly CartEvent[] = isOn
    ? [{ kind: 'added', productIds }]
    : productIds.map((productId) => ({ kind: 'removed', productId }))
  return events.reduce(cartTransition, own)
}

/** Whether a product, or every part of a bundle, is in the cart of this object. */
export function isChosen(cart: Cart, objectKey: string, product: Named, all: readonly Named[]): boolean {
  if (cart.objectKey !== objectKey) return false
  const parts = productsToAdd(product, all)
  return parts.length > 0 && parts.every((part) => cart.items.includes(part.product_id))
}

/** The order that this cart became, while its page is loading and for Back, which returns here. */
export const paidCartAtom = atom<{ readonly orderId: string; readonly objectKey: string }>()

/** After a payment (CART-14). */
export function emptyCart(orderId: string): void {
  const cart = store.get(cartAtom)
  store.set(paidCartAtom, { orderId, objectKey: cart.objectKey })
  changeCart({ kind: 'paid' })
}
