import { isWarningStatus, tellsOfPast } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { SiteConfig } from '../config/sites.ts'
import type { AppContext } from '../context.ts'
import type { FoundObject } from '../db/queries/demo-objects.ts'
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
 * `order/object-not-confirmed` for a product about an object that the register does not hold, `order/object-closed` for
 * what cannot be told of an object that left it.
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
  const objects = await findObjects(context, items)
  requireDeliverable(items, objects)
  return items.map((item) => ({
    ...item,
    object_address: objects.get(item.object_key)?.address ?? item.object_address,
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

async function findObjects(
  context: AppContext,
  wanted: readonly PricedItem[],
): Promise<ReadonlyMap<string, FoundObject>> {
  const register = createDemoRegister(context.database)
  const found = new Map<string, FoundObject>()
  for (const key of new Set(wanted.map(({ object_key }) => object_key))) {
    const object = await register.findObject(key)
    if (object) found.set(key, object)
  }
  return found
}

/** What is sold can be delivered (TRUE-03). */
function requireDeliverable(wanted: readonly PricedItem[], objects: ReadonlyMap<string, FoundObject>): void {
  for (const { object_key, product } of wanted.filter((item) => isAboutObject(item.product.product_name))) {
    const object = objects.get(object_key)
    if (!object) throw appError('order/object-not-confirmed', object_key)
    if (isWarningStatus(object.status) && !tellsOfPast(product.product_name))
      throw appError('order/object-closed', object_key)
  }
}
