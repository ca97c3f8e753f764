import { toKopecks, type Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import {
  catalogueProduct,
  couponOutcome,
  DEFAULT_COUPON_ID,
  isRiskProduct,
  markupOf,
  type Product,
} from '@proverka/domain/orders'
import { personCheckMetadataSchema, personInputSchema } from '@proverka/domain/reports'
import * as v from 'valibot'
import type { SiteConfig } from '../config/sites.ts'
import type { AppContext } from '../context.ts'
import type { PersonRow } from '../db/queries/persons.ts'
import { createDemoRegister } from '../register/demo-register.ts'
import { listOpenCoupons, listPricedProducts, type Origin } from './prices.ts'
import { readPersonMetadata } from './read-person-metadata.ts'

/** One product as a browser asks for it. Whatever it says about money is not read. */
export interface WantedItem {
  readonly product_id: string
  readonly object_key: string
  readonly object_address: string
  readonly metadata: Record<string, unknown>
  /** A typed coupon; one that opens nothing changes nothing. */
  readonly code?: string | undefined
}

export interface PricedItem extends WantedItem {
  readonly product: Product
  readonly kopecks: Kopecks
  /** The coupon that lowered the price. */
  readonly couponId: string | undefined
}

/** Most products that one order takes. */
const ITEMS_LIMIT = 100

/** The server's own prices of what is wanted; a bundle is ordered as its parts. */
export async function priceItems(
  context: AppContext,
  site: SiteConfig,
  person: PersonRow,
  wanted: readonly WantedItem[],
  origin: Origin,
): Promise<PricedItem[]> {
  if (wanted.length === 0 || wanted.length > ITEMS_LIMIT) throw appError('order/empty')
  if (wanted.some(({ object_key }) => object_key.trim() === '')) throw appError('order/empty')
  const catalogue = await listPricedProducts(context, site, person, origin)
  const addresses = await listAddresses(context, wanted)
  const coupons = new Map<string, Awaited<ReturnType<typeof listOpenCoupons>>>()
  for (const code of new Set(wanted.flatMap((item) => item.code ?? [])))
    coupons.set(code, await listOpenCoupons(context, code, person))
  const spent = new Set<string>()
  return wanted.flatMap((item) => {
    const product = catalogue.find(({ product_id }) => product_id === item.product_id)
    if (!product) throw appError('product/not-found', item.product_id)
    return partsOf(product, catalogue).map((part) => {
      const coupon = coupons
        .get(item.code ?? '')
        ?.find(({ coupon_id, product_id }) => product_id === part.product_id && !spent.has(coupon_id))
      const outcome = couponOutcome({ ...part, coupons: coupon ? [coupon] : [] }, person.id)
      const applied = outcome.kind === 'applies' ? outcome : undefined
      // A coupon lowers one item of an order, as it lowers one product of a cart.
      if (applied && applied.coupon.coupon_id !== DEFAULT_COUPON_ID) spent.add(applied.coupon.coupon_id)
      return {
        ...item,
        object_address: addresses.get(item.object_key) ?? '',
        metadata: checkMetadata(part.product_name, item.metadata),
        product: part,
        kopecks:
          toKopecks(applied?.price ?? part.product_price) +
          toKopecks(markup(part.product_name, item.metadata)),
        couponId: applied?.coupon.coupon_id,
      }
    })
  })
}

async function listAddresses(
  context: AppContext,
  wanted: readonly WantedItem[],
): Promise<ReadonlyMap<string, string>> {
  const register = createDemoRegister(context.database)
  const addresses = new Map<string, string>()
  for (const { object_key, object_address } of wanted) {
    addresses.set(object_key, (await register.findObject(object_key))?.address ?? object_address)
  }
  return addresses
}

function partsOf(product: Product, catalogue: readonly Product[]): readonly Product[] {
  const names = catalogueProduct(product.product_name)?.parts ?? []
  return names.length === 0 ? [product] : catalogue.filter(({ product_name }) => names.includes(product_name))
}

const ownersSchema = v.pipe(v.array(personInputSchema), v.maxLength(10))

/** Who is to be checked must be known for products about people; an owner may be named later. */
function checkMetadata(productName: string, metadata: Record<string, unknown>): Record<string, unknown> {
  const subject = catalogueProduct(productName)?.subject
  if (subject === 'person') return { ...metadata, ...readPersonMetadata(personCheckMetadataSchema, metadata) }
  if (subject !== 'owner') return metadata
  const owners = metadata['ownersData']
  return Array.isArray(owners) && owners.length > 0
    ? { ...metadata, ownersData: readPersonMetadata(ownersSchema, owners) }
    : { ...metadata, ownersData: [] }
}

function markup(productName: string, metadata: Record<string, unknown>): number {
  if (!isRiskProduct(productName)) return 0
  return markupOf(productName, { riskInsurance: metadata['riskInsurance'] === true, owners: [] })
}
