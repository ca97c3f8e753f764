import { isWarningStatus, tellsOfPast } from '@proverka/domain/property'
import { hasAiReport } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { EXPERT_REPORT_PRODUCT_NAME, peopleOf } from '@proverka/domain/orders'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { AppContext } from '../context.ts'
import { requireValuable } from '../market/require-valuable.ts'
import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'
import type { NewOrderItem } from '../../platform/db/queries/orders/order-items.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { GUEST_ID, type ProductCoupon } from '../../platform/db/queries/catalogue/products.ts'
import { couponHolderOf, listTakenCoupons } from './coupon-uses.ts'
import {
  isAboutObject,
  priceCart,
  requireObjects,
  type PricedCart,
  type PriceList,
  type WantedItem,
} from './price-cart.ts'
import { listPricedProducts, type Origin } from './prices.ts'
import { requirePeople } from './read-person-metadata.ts'
import { requireAnswerable } from './require-answerable.ts'

/**
 * The server's own prices of what is wanted, at the addresses that the register knows. Throws
 * `order/object-not-confirmed` for a product about an object that the register does not hold, `order/no-number` for one that it
 * has no number of, `order/object-closed` for
 * what cannot be answered about an object that left it, `estimate/too-few` and `house/not-found` for a flat without a market.
 */
export async function priceItems(
  context: AppContext,
  site: SiteConfig,
  /** Absent for a guest, who gets public prices. */
  user: UserRow | undefined,
  wanted: readonly WantedItem[],
  origin: Origin,
  /** Which of the coupons that would lower a price are not left to the buyer. */
  listTaken: (priced: readonly NewOrderItem[]) => Promise<ReadonlySet<string>>,
): Promise<PricedCart> {
  // First: what is refused anyway must not cost a query per item.
  requireObjects(wanted)
  const codes = wanted.flatMap((item) => item.code ?? [])
  const list = await loadPriceList(context, site, user, codes, origin)
  const open = priceCart({ ...list, taken: new Set() }, wanted)
  const named = open.items.flatMap(({ product_name, metadata }) => peopleOf({ product_name, metadata }))
  requirePeople(named, context.clock.now())
  requireAnswerable(open.items, await context.sources.answered())
  const taken = await listTaken(open.items)
  const cart = taken.size > 0 ? priceCart({ ...list, taken }, wanted) : open
  const objects = await findObjects(context, cart.items)
  requireDeliverable(context, cart.items, objects)
  await requireValuable(context, cart.items)
  const items = cart.items.map((item) => ({
    ...item,
    object_address: objects.get(item.object_key)?.address ?? item.object_address,
  }))
  return { ...cart, items }
}

/** Reads what the prices of one buyer depend on. */
export async function loadPriceList(
  context: AppContext,
  site: SiteConfig,
  user: UserRow | undefined,
  codes: readonly string[],
  origin: Origin,
): Promise<PriceList> {
  const priced = await listPricedProducts(context, site, user, origin)
  const isExpert = user !== undefined && hasAiReport(await context.queries.settings.listSettings(user.id))
  // Only experts may order the expert report, whatever a browser sends (ROLE-36).
  const products = priced.filter(
    ({ product_name }) => isExpert || product_name !== EXPERT_REPORT_PRODUCT_NAME,
  )
  const coupons = new Map<string, readonly ProductCoupon[]>()
  const now = context.clock.now()
  for (const code of new Set(codes)) coupons.set(code, await context.queries.products.listCoupons(code, now))
  const ids = [...coupons.values()].flatMap((opened) => opened.map(({ coupon_id }) => coupon_id))
  const taken = user ? await listTakenCoupons(context, couponHolderOf(user, true), ids) : new Set<string>()
  const isInsured = site.insurer !== undefined
  return { buyerId: user?.id ?? GUEST_ID, isInsured, products, coupons, taken }
}

/** Keys that one query asks for. */
const KEYS_AT_ONCE = 500

async function findObjects(
  context: AppContext,
  items: readonly NewOrderItem[],
): Promise<ReadonlyMap<string, FoundObject>> {
  const found = new Map<string, FoundObject>()
  const keys = [...new Set(items.map(({ object_key }) => object_key))]
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    for (const row of await context.register.listByNumbers(keys.slice(from, from + KEYS_AT_ONCE)))
      if (row.number !== null) found.set(row.number, row)
  }
  // Addresses, and whatever else names an object.
  for (const key of keys.filter((one) => !found.has(one))) {
    const object = await context.register.findObject(key)
    if (object) found.set(key, object)
  }
  return found
}

/** What is sold can be delivered (TRUE-03). */
function requireDeliverable(
  { register }: AppContext,
  items: readonly NewOrderItem[],
  objects: ReadonlyMap<string, FoundObject>,
): void {
  for (const { object_key, product_name } of items) {
    if (!isAboutObject(product_name)) continue
    const object = objects.get(object_key)
    if (!object) throw appError('order/object-not-confirmed', object_key)
    if (object.number === null && !register.isOrderedByAddress(object))
      throw appError('order/no-number', object_key)
    if (isWarningStatus(object.status) && !tellsOfPast(product_name))
      throw appError('order/object-closed', object_key)
  }
}
