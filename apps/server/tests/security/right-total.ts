import type { Kopecks } from '@proverka/domain'
import { catalogueProduct, PRODUCTS } from '@proverka/domain/orders'
import type { BrandKey } from '@proverka/domain/sites'
import type { Origin } from '../../src/services/orders/prices.ts'
import { CAMPAIGNS, couponUse, type PriceWorld, type WorldBuyer, type WorldPrice } from './price-world.ts'
import type { RandomCart, RandomItem } from './random-carts.ts'

export interface Buying {
  readonly world: PriceWorld
  readonly brand: BrandKey
  readonly buyer: WorldBuyer
  readonly origin: Origin
}

export interface RightOrder {
  readonly kopecks: Kopecks
  /** Ids of the coupons that lowered a price. */
  readonly coupons: ReadonlySet<string>
}

/**
 * What a cart costs by the rules as they are written down, from the rows alone and in whole kopecks; `refused` when it
 * must not become an order. Shares nothing with the code that it judges but the names of the catalogue.
 */
export function rightOrder(buying: Buying, cart: RandomCart): RightOrder | 'refused' {
  if (cart.isMalformed || cart.items.length === 0) return 'refused'
  const coupons = new Set<string>()
  let kopecks = 0
  for (const item of cart.items) {
    if (!isForSale(buying, item.product_id) || item.isMalformed) return 'refused'
    for (const part of partsOf(item.product_id)) {
      const subject = catalogueProduct(nameOf(part))?.subject
      const needsName = subject !== 'property' && subject !== 'owner'
      if (needsName && !item.isPersonNamed) return 'refused'
      // The sites of the test name an insurer.
      if (item.isInsured && nameOf(part).includes('RiskAssessment')) kopecks += 100_000
      kopecks += rightPrice(buying, item, part, coupons)
    }
  }
  return { kopecks, coupons }
}

function rightPrice(buying: Buying, item: RandomItem, product: string, spent: Set<string>): Kopecks {
  const { coupons } = buying.world
  const base = baseOf(buying, product)?.price_kopecks ?? 0
  const own = buying.world.prices.filter((row) => row.product_id === product && isFor(buying, row))
  const price = own.length > 0 ? Math.min(...own.map(({ price_kopecks }) => price_kopecks)) : base
  const typed = item.code?.trim().toLowerCase()
  const coupon = coupons.find(
    (row) =>
      row.code.toLowerCase() === typed &&
      row.product_id === product &&
      !row.isOver &&
      !buying.world.used.has(couponUse(row.id, buying.buyer.user.id)) &&
      !spent.has(row.id),
  )
  const lowered = coupon ? Math.max(0, base - coupon.discount_kopecks) : price
  if (coupon && lowered < price) spent.add(coupon.id)
  return Math.min(price, lowered)
}

/** Enabled prices that are somehow for the buyer. */
function isFor({ buyer: { user, tariffId }, origin }: Buying, row: WorldPrice): boolean {
  const named = origin.partnerId === user.id ? undefined : origin.partnerId
  const campaign = origin.campaign ?? user.campaign
  return (
    row.enabled &&
    (row.owners.includes(user.id) ||
      (row.tariff_id !== null && row.tariff_id === tariffId) ||
      (row.partner_id !== null && row.partner_id === (named ?? user.partner_id)) ||
      (row.campaign === CAMPAIGNS.on && row.campaign === campaign))
  )
}

const baseOf = ({ world }: Buying, product: string): WorldPrice | undefined =>
  world.prices.find((row) => row.product_id === product && row.is_base && row.enabled)

/** The expert report is opened by a setting that no buyer of the world has; a bundle is sold with all its parts. */
const isForSale = (buying: Buying, product: string): boolean =>
  nameOf(product) !== 'IndependentReportPerson' &&
  Boolean(buying.world.brands.get(product)?.includes(buying.brand) && baseOf(buying, product)) &&
  partsOf(product).every((part) => part === product || isForSale(buying, part))

const nameOf = (product: string): string =>
  PRODUCTS.find(({ product_id }) => product_id === product)?.product_name ?? ''

/** What is bought of a bundle are its parts. */
function partsOf(product: string): readonly string[] {
  const names = catalogueProduct(nameOf(product))?.parts ?? []
  return names.length === 0 ? [product] : names.map((name) => catalogueProduct(name)?.product_id ?? '')
}
