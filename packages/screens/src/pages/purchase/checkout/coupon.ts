import { toKopecks } from '@proverka/domain'
import type { Kopecks } from '@proverka/domain'
import { couponOutcome, setCoupon } from '@proverka/domain/orders'
import type { Cart, Product } from '@proverka/domain/orders'
import { store } from '../../../runtime/state/store.ts'
import { campaignValue, forgetCampaignValue } from '../../../runtime/tracking/remember-visit.ts'
import { cartAtom } from './state.ts'

const OF_LINK = 'utm_coupon'

/** The code that prices are asked with: the typed one, else that of the link that led here (TRACK-05); empty without any. */
export const couponOf = ({ coupon }: Pick<Cart, 'coupon'>): string => coupon || (campaignValue(OF_LINK) ?? '')

/** The cart as it is ordered: with the code that its prices were asked with. */
export const withCoupon = (cart: Cart): Cart => setCoupon(cart, couponOf(cart))

export function applyCoupon(code: string): void {
  store.set(cartAtom, setCoupon(store.get(cartAtom), code))
}

export function removeCoupon(): void {
  forgetCampaignValue(OF_LINK)
  applyCoupon('')
}

/** What the code takes off the ordered products. */
export function discountOf(ordered: readonly Product[]): Kopecks {
  return ordered.reduce((sum, product) => {
    const outcome = couponOutcome(product)
    return outcome.kind === 'applies'
      ? sum + toKopecks(product.product_price) - toKopecks(outcome.price)
      : sum
  }, 0)
}
