import {
  addItem,
  emptyAfterPayment,
  removeItem,
  setCoupon,
  setItemData,
  setObjectKey,
  setOwners,
  setRiskInsurance,
  setUrgent,
} from './cart.ts'
import type { Cart, OwnerData } from './cart.ts'
import type { ItemMetadataInput } from '../order-item/item-metadata.ts'

/** What can happen to a cart. */
export type CartEvent =
  | {
      readonly kind: 'object-chosen'
      readonly objectKey: string | undefined
      readonly objectAddress?: string
    }
  | { readonly kind: 'added'; readonly productIds: readonly string[] }
  | { readonly kind: 'removed'; readonly productId: string }
  | {
      readonly kind: 'data-given'
      readonly productId: string
      readonly data: ItemMetadataInput
    }
  | { readonly kind: 'owners-given'; readonly owners: readonly OwnerData[] }
  | { readonly kind: 'insurance-switched'; readonly isOn: boolean }
  | { readonly kind: 'urgency-switched'; readonly productIds: readonly string[]; readonly isOn: boolean }
  | { readonly kind: 'coupon-typed'; readonly coupon: string }
  | { readonly kind: 'order-started' | 'order-ended' }
  | { readonly kind: 'paid' }

/** The cart after an event. While its order is being placed nothing but the end of that changes it. */
export function cartTransition(cart: Cart, event: CartEvent): Cart {
  if (event.kind === 'paid') return emptyAfterPayment(cart)
  if (event.kind === 'order-ended') return { ...cart, loading: false }
  if (cart.loading) return cart
  switch (event.kind) {
    case 'object-chosen':
      return setObjectKey(cart, event.objectKey, event.objectAddress)
    case 'added':
      return addItem(cart, ...event.productIds)
    case 'removed':
      return removeItem(cart, event.productId)
    case 'data-given':
      return setItemData(cart, event.productId, event.data)
    case 'owners-given':
      return setOwners(cart, event.owners)
    case 'insurance-switched':
      return setRiskInsurance(cart, event.isOn)
    case 'urgency-switched':
      return setUrgent(cart, event.productIds, event.isOn)
    case 'coupon-typed':
      return setCoupon(cart, event.coupon)
    case 'order-started':
      return { ...cart, loading: true }
  }
}
