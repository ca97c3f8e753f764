import { toKopecks, WHOLESALE_MOST_ROWS, type Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import {
  catalogueProduct,
  couponOutcome,
  DEFAULT_COUPON_ID,
  isRiskProduct,
  markupOf,
  numberedObjectKey,
  numberedSubject,
  orderedItemSchema,
  type ItemMetadata,
  type orderItemInputSchema,
  type Product,
} from '@proverka/domain/orders'
import type * as v from 'valibot'
import type { ProductCoupon } from '../../db/queries/products.ts'
import { readPersonMetadata } from './read-person-metadata.ts'

/** One product as a browser asks for it. Whatever it says about money is not read. */
export type WantedItem = v.InferOutput<typeof orderItemInputSchema>

/** A part of what is wanted with its price: what becomes a row. */
export interface PricedItem extends Omit<WantedItem, 'metadata'> {
  readonly metadata: ItemMetadata
  readonly product: Product
  readonly kopecks: Kopecks
  /** The coupon that lowered the price. */
  readonly couponId: string | undefined
  /** It would have lowered the price, and is another order's. */
  readonly isCouponTaken: boolean
}

/** All that prices depend on, as the database has it for one buyer now. */
export interface PriceList {
  readonly buyerId: string
  /** The catalogue of the site with the buyer's prices. */
  readonly products: readonly Product[]
  /** The coupons that each typed code opens. */
  readonly coupons: ReadonlyMap<string, readonly ProductCoupon[]>
  /** Those that the buyer has had, or holds in another order. */
  readonly taken: ReadonlySet<string>
}

/**
 * Prices what is wanted by the list alone; a bundle is ordered as its parts. Throws `order/empty`, `product/not-found`,
 * or what is wrong with the data of a person to be checked.
 */
export function priceCart(list: PriceList, wanted: readonly WantedItem[]): PricedItem[] {
  requireObjects(wanted)
  const spent = new Set<string>()
  return wanted.flatMap((item) => {
    const product = list.products.find(({ product_id }) => product_id === item.product_id)
    if (!product) throw appError('product/not-found', item.product_id)
    return partsOf(product, list.products).map((part) => priceItem(list, part, item, spent))
  })
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

function priceItem(list: PriceList, product: Product, item: WantedItem, spent: Set<string>): PricedItem {
  const coupon = list.coupons
    .get(item.code ?? '')
    ?.find(({ coupon_id, product_id }) => product_id === product.product_id && !spent.has(coupon_id))
  const outcome = couponOutcome({ ...product, coupons: coupon ? [coupon] : [] }, list.buyerId)
  const isCouponTaken = outcome.kind === 'applies' && list.taken.has(outcome.coupon.coupon_id)
  const applied = outcome.kind === 'applies' && !isCouponTaken ? outcome : undefined
  // A coupon lowers one item of an order, as it lowers one product of a cart.
  if (applied && applied.coupon.coupon_id !== DEFAULT_COUPON_ID) spent.add(applied.coupon.coupon_id)
  // Who is to be checked must be known for products about people; an owner may be named later.
  const { metadata } = readPersonMetadata(orderedItemSchema, {
    product_name: product.product_name,
    metadata: item.metadata,
  })
  const numbered = numberedSubject({ product_name: product.product_name, metadata })
  return {
    ...item,
    // What the item is about says its data, whatever key the browser made of them.
    ...(numbered && { object_key: numberedObjectKey(numbered) }),
    metadata,
    product,
    kopecks: toKopecks(applied?.price ?? product.product_price) + markupKopecks(product, metadata),
    couponId: applied?.coupon.coupon_id,
    isCouponTaken,
  }
}

function partsOf(product: Product, catalogue: readonly Product[]): readonly Product[] {
  const names = catalogueProduct(product.product_name)?.parts ?? []
  return names.length === 0 ? [product] : catalogue.filter(({ product_name }) => names.includes(product_name))
}

/** What a choice of the buyer adds to the price of a product. */
export function markupKopecks(
  { product_name }: Pick<Product, 'product_name'>,
  { riskInsurance = false }: ItemMetadata,
): Kopecks {
  if (!isRiskProduct(product_name)) return 0
  return toKopecks(markupOf(product_name, { riskInsurance, owners: [] }))
}
