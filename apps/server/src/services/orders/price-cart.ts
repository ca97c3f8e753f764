import { type Kopecks, toKopecks } from '@proverka/domain'
import { WHOLESALE_MOST_ROWS } from '@proverka/domain/property'
import { appError } from '@proverka/domain/errors'
import {
  catalogueProduct,
  couponOutcome,
  isAiReportProduct,
  isRiskProduct,
  markupOf,
  numberedObjectKey,
  numberedSubject,
  orderedItemSchema,
  productsToAdd,
  urgentMarkup,
  urgentPrice,
  withoutUsedCoupons,
  type ItemMetadata,
  type orderItemInputSchema,
  type Product,
} from '@proverka/domain/orders'
import * as v from 'valibot'
import type { NewOrderItem } from '../../platform/db/queries/orders/order-items.ts'
import type { ProductCoupon } from '../../platform/db/queries/catalogue/products.ts'
import { readPersonMetadata } from './read-person-metadata.ts'

/** One product as the contract lets it in. Whatever it says about money is not read. */
export type WantedItem = v.InferOutput<typeof orderItemInputSchema>

/** What a cart becomes. */
export interface PricedCart {
  readonly items: readonly NewOrderItem[]
  /** Typed codes that would have lowered a price, and are another order's. */
  readonly takenCodes: readonly string[]
}

/** All that prices depend on, as the database has it for one buyer now. */
export interface PriceList {
  readonly buyerId: string
  /** An insurer is named for the site: the risk insurance is for sale. */
  readonly isInsured: boolean
  /** The catalogue of the site with the buyer's prices. */
  readonly products: readonly Product[]
  /** The coupons that each typed code opens. */
  readonly coupons: ReadonlyMap<string, readonly ProductCoupon[]>
  /** Those that the buyer has had, or holds in another order. */
  readonly taken: ReadonlySet<string>
}

/**
 * Prices what is wanted by the list alone; a bundle is ordered as its parts. Throws `order/empty`, `product/not-found`,
 * `order/urgent-unavailable`, `order/insurance-unavailable`, or what is wrong with the data of a person to be checked.
 */
export function priceCart(list: PriceList, wanted: readonly WantedItem[]): PricedCart {
  requireObjects(wanted)
  const spent = new Set<string>()
  const takenCodes = new Set<string>()
  const items = wanted.flatMap((item) => {
    const product = list.products.find(({ product_id }) => product_id === item.product_id)
    if (!product) throw appError('product/not-found', item.product_id)
    const parts = productsToAdd(product, list.products)
    requireUrgentOption(item, parts)
    if (!list.isInsured) requireNoInsurance(item, parts)
    return parts.map((part) => {
      const { price, couponId, isTaken } = priceWithCoupon(list, part, item.code ?? '', spent)
      if (isTaken) takenCodes.add(item.code ?? '')
      return toNewItem(part, item, price, couponId)
    })
  })
  return { items, takenCodes: [...takenCodes] }
}

/** Whether a product is about an object, which the register must know: of a property or of its owner. */
export function isAboutObject(productName: string): boolean {
  const subject = catalogueProduct(productName)?.subject
  return subject === 'property' || subject === 'owner'
}

/** Refuses an order of nothing, of nothing in particular, or of more than one order takes: `order/empty`. */
export function requireObjects(wanted: readonly WantedItem[]): void {
  if (wanted.length === 0 || wanted.length > WHOLESALE_MOST_ROWS) throw appError('order/empty')
  if (wanted.some(({ object_key }) => object_key.trim() === '')) throw appError('order/empty')
}

/** The urgent option is not charged where it is not sold: refused, unless a part of the bundle has the option. */
function requireUrgentOption({ metadata }: WantedItem, parts: readonly Product[]): void {
  const { success, output } = v.safeParse(v.object({ urgent: v.literal(true) }), metadata)
  if (success && output.urgent && parts.every((part) => urgentPrice(part) === undefined))
    throw appError('order/urgent-unavailable')
}

/** Without an insurer there is nothing to sell (DEC-15): `order/insurance-unavailable`. */
function requireNoInsurance({ metadata }: WantedItem, parts: readonly Product[]): void {
  const isWanted = v.is(v.object({ riskInsurance: v.literal(true) }), metadata)
  if (isWanted && parts.some(({ product_name }) => isRiskProduct(product_name)))
    throw appError('order/insurance-unavailable')
}

/** The one translation of an ordered item: from the contract's input and its price to the columns of its row. */
function toNewItem(
  product: Product,
  item: WantedItem,
  price: Kopecks,
  couponId: string | null,
): NewOrderItem {
  const { product_id, product_name, product_name_ru } = product
  // Who is to be checked must be known for products about people; an owner may be named later.
  const read = readPersonMetadata(orderedItemSchema, { product_name, metadata: item.metadata })
  const metadata: ItemMetadata = {
    ...read.metadata,
    ...(isAiReportProduct(product_name) && { unsplitName: hasUnsplitName(item.metadata) }),
    // A part of an urgent bundle that has no such option is an ordinary one: the bonus may pay it.
    // So is the insurance: it is sold with the check of an owner alone.
    ...(read.metadata.riskInsurance !== undefined && {
      riskInsurance: read.metadata.riskInsurance && isRiskProduct(product_name),
    }),
    ...(read.metadata.urgent && { urgent: urgentPrice(product) !== undefined }),
  }
  // What the item is about says its data, whatever key the browser made of them.
  const numbered = numberedSubject({ product_name, metadata })
  return {
    product_id,
    product_name,
    product_name_ru: metadata.riskInsurance ? `${product_name_ru} со страхованием рисков` : product_name_ru,
    object_key: numbered ? numberedObjectKey(numbered) : item.object_key,
    object_address: item.object_address,
    price_kopecks: price + markupKopecks(product, metadata),
    coupon_id: couponId,
    metadata,
  }
}

/** The price of a product with the coupon of a code, where that is left to the buyer; one coupon lowers one item. */
function priceWithCoupon(list: PriceList, product: Product, code: string, spent: Set<string>) {
  const coupons = list.coupons.get(code)?.filter(({ product_id }) => product_id === product.product_id)
  const offered = withoutUsedCoupons({ ...product, coupons: coupons ?? [] }, [...spent])
  const outcome = couponOutcome(offered, list.buyerId)
  const isTaken = outcome.kind === 'applies' && list.taken.has(outcome.coupon.coupon_id)
  const applied = outcome.kind === 'applies' && !isTaken ? outcome : undefined
  if (applied) spent.add(applied.coupon.coupon_id)
  const price = toKopecks(applied?.price ?? product.product_price)
  return { price, couponId: applied?.coupon.coupon_id ?? null, isTaken }
}

const firstOwnerSchema = v.object({
  ownersData: v.pipe(v.array(v.object({ separated_name: v.optional(v.unknown()) })), v.minLength(1)),
})

/** Whether the name of the first owner came in one piece; the stored owner does not say. */
function hasUnsplitName(metadata: unknown): boolean {
  const { success, output } = v.safeParse(firstOwnerSchema, metadata)
  return success && output.ownersData[0]?.separated_name !== true
}

/** What a choice of the buyer adds to the price of a product. */
export function markupKopecks(
  product: Pick<Product, 'product_name' | 'price_components'>,
  metadata: ItemMetadata,
): Kopecks {
  return checkMarkup(product.product_name, metadata) + toKopecks(urgentMarkup(product, metadata))
}

function checkMarkup(
  product_name: string,
  { riskInsurance = false, unsplitName = false }: ItemMetadata,
): Kopecks {
  if (!isRiskProduct(product_name) && !isAiReportProduct(product_name)) return 0
  const owners = unsplitName ? [{ separated_name: false }] : []
  return toKopecks(markupOf(product_name, { riskInsurance, owners }))
}
