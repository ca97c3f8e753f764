import { appError } from '@proverka/domain/errors'
import type { SiteConfig } from '../config/sites.ts'
import type { AppContext } from '../context.ts'
import type { PersonRow } from '../db/queries/persons.ts'
import { GUEST_ID, type ProductCoupon } from '../db/queries/products.ts'
import { createDemoRegister } from '../register/demo-register.ts'
import {
  isAboutObject,
  priceCart,
  requireObjects,
  type PricedItem,
  type PriceList,
  type WantedItem,
} from './price-cart.ts'
import { listOpenCoupons, listPricedProducts, type Origin } from './prices.ts'

/**
 * The server's own prices of what is wanted, at the addresses that the register knows. Throws
 * `order/object-not-confirmed` for a product about an object that the register does not hold.
 */
export async function priceItems(
  context: AppContext,
  site: SiteConfig,
  /** Absent for a guest, who gets the prices of everybody. */
  person: PersonRow | undefined,
  wanted: readonly WantedItem[],
  origin: Origin,
): Promise<PricedItem[]> {
  // First: what is refused anyway must not cost a query per item.
  requireObjects(wanted)
  const codes = wanted.flatMap((item) => item.code ?? [])
  const items = priceCart(await loadPriceList(context, site, person, codes, origin), wanted)
  const addresses = await listAddresses(context, items)
  return items.map((item) => ({
    ...item,
    object_address: addresses.get(item.object_key) ?? item.object_address,
  }))
}

/** Reads what the prices of one buyer depend on. */
export async function loadPriceList(
  context: AppContext,
  site: SiteConfig,
  person: PersonRow | undefined,
  codes: readonly string[],
  origin: Origin,
): Promise<PriceList> {
  const products = await listPricedProducts(context, site, person, origin)
  const coupons = new Map<string, readonly ProductCoupon[]>()
  for (const code of new Set(codes)) coupons.set(code, await listOpenCoupons(context, code, person))
  return { buyerId: person?.id ?? GUEST_ID, products, coupons }
}

async function listAddresses(
  context: AppContext,
  wanted: readonly PricedItem[],
): Promise<ReadonlyMap<string, string>> {
  const register = createDemoRegister(context.database)
  const keys = new Set(wanted.map(({ object_key }) => object_key))
  const confirmed = new Map<string, string>()
  for (const key of keys) {
    const found = await register.findObject(key)
    if (found) confirmed.set(key, found.address)
  }
  const unconfirmed = wanted.find(
    ({ object_key, product }) => isAboutObject(product.product_name) && !confirmed.has(object_key),
  )
  if (unconfirmed) throw appError('order/object-not-confirmed', unconfirmed.object_key)
  return confirmed
}
