import { toKopecks, toRoubles } from '../../money/kopecks.ts'
import { EMPTY_USER_ID } from './product-kinds.ts'
import type { Coupon, PriceComponent, Product } from './product.ts'
import { isUrgentComponent } from './urgent.ts'

type Priced = Pick<Product, 'product_price' | 'price_components'>
type PricedWithCoupons = Pick<Product, 'product_price' | 'price_components' | 'coupons'>

/** The coupon that stays after use (AMB-29). */
export const DEFAULT_COUPON_ID = EMPTY_USER_ID

/**
 * Base price in roubles: the enabled base component, else the enabled component of the type Base, else the product's
 * price (CART-10, AMB-28).
 */
export function basePrice(product: Priced): number {
  const enabled = product.price_components.filter((component) => component.enabled)
  const base =
    enabled.find((component) => component.is_base_product_component) ??
    enabled.find((component) => component.price_component_type.name === 'Base')
  return base?.price ?? product.product_price
}

/** Whether an enabled component lists the person (CART-11). Guests and the all-zero id own none. */
export function ownsPriceComponent(
  product: Pick<Product, 'price_components'>,
  userId: string | undefined,
): boolean {
  return product.price_components.some((component) => isOwnedBy(component, userId))
}

/**
 * What the server asks of a person, in roubles: the lowest enabled component that the person owns, else the base price
 * (AMB-30). What a browser says about prices is never looked at.
 */
export function personalPrice(product: Priced, userId: string | undefined): number {
  const own = product.price_components.filter((component) => isOwnedBy(component, userId))
  return own.length === 0 ? basePrice(product) : Math.min(...own.map((component) => component.price))
}

/** What becomes of the first coupon of a product (decisions 2.1); `price` in roubles. */
export type CouponOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'applies'; readonly coupon: Coupon; readonly price: number }
  /** It stays in the list without effect. */
  | { readonly kind: 'idle'; readonly coupon: Coupon }
  /** It is taken out of the list: the person's own price is as low. */
  | { readonly kind: 'dropped'; readonly coupon: Coupon }

/** The outcome of the first coupon: it applies only when the discounted base is strictly lower (CART-07, CART-08). */
export function couponOutcome(product: PricedWithCoupons, userId?: string): CouponOutcome {
  const coupon = product.coupons[0]
  if (coupon === undefined) return { kind: 'none' }
  const price = toKopecks(product.product_price)
  const raw = toKopecks(basePrice(product)) - toKopecks(coupon.discount)
  if (Math.max(0, raw) < price) return { kind: 'applies', coupon, price: toRoubles(Math.max(0, raw)) }
  return raw >= price && ownsPriceComponent(product, userId)
    ? { kind: 'dropped', coupon }
    : { kind: 'idle', coupon }
}

/** The price of a product in the cart, in roubles, without markups. */
export function priceOf(product: PricedWithCoupons): number {
  const outcome = couponOutcome(product)
  return outcome.kind === 'applies' ? outcome.price : product.product_price
}

/** The product with its coupon list after the drop rule (CART-08); the same object when nothing is dropped. */
export function withoutDroppedCoupon<T extends PricedWithCoupons>(product: T, userId?: string): T {
  return couponOutcome(product, userId).kind === 'dropped' ? { ...product, coupons: [] } : product
}

/** The product after an order: its used coupons are gone, the default one always stays (CART-09). */
export function withoutUsedCoupons<T extends Pick<Product, 'coupons'>>(
  product: T,
  usedIds: readonly string[],
  defaultId: string = DEFAULT_COUPON_ID,
): T {
  const kept = product.coupons.filter(
    (coupon) => coupon.coupon_id === defaultId || !usedIds.includes(coupon.coupon_id),
  )
  return { ...product, coupons: kept }
}

function isOwnedBy(component: PriceComponent, userId: string | undefined): boolean {
  if (!userId || userId === EMPTY_USER_ID) return false
  if (!component.enabled || isUrgentComponent(component)) return false
  return component.price_component_owners.some((owner) => owner.person_id === userId)
}
