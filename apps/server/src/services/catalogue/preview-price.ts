import type { contract } from '@proverka/api/contract'
import { toKopecks, toRoubles, type Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { priceListFor, type Product } from '@proverka/domain/orders'
import type { InferOutput } from 'valibot'
import type { AppContext } from '../context.ts'
import { planFollowers } from '../orders/follow-base-price.ts'
import type { PriceComponentRow } from '../../platform/db/queries/catalogue/price-components.ts'
import { GUEST_ID } from '../../platform/db/queries/catalogue/products.ts'

type Preview = InferOutput<(typeof contract)['admin']['previewPrice']['reply']>
type Affected = Preview['changes'][number]

/** What another price of a component would change and what it would not. Throws `price/not-found`. */
export async function previewPrice(context: AppContext, id: string, price: number): Promise<Preview> {
  const { priceComponents, catalogueFigures } = context.queries
  const row = await priceComponents.findComponent(id)
  if (!row) throw appError('price/not-found')
  const products = await catalogueFigures.listAll()
  const product = products.find((one) => one.id === row.product_id)
  if (!product) throw appError('price/not-found')
  const after = toKopecks(price)
  const affected = row.is_base && row.enabled ? await affectedByBase(context, row, after) : NOTHING
  return {
    product_id: product.id,
    product_name_ru: product.name_ru,
    before: toRoubles(row.price_kopecks),
    after: price,
    version: row.version,
    ...affected,
    open_orders: await catalogueFigures.countOpenOrders(product.id),
  }
}

const NOTHING = { changes: [], stays: [] }

async function affectedByBase(
  context: AppContext,
  base: PriceComponentRow,
  after: Kopecks,
): Promise<Pick<Preview, 'changes' | 'stays'>> {
  const { queries, clock } = context
  const tariffs = new Map((await queries.tariffs.listTariffs()).map(({ id, name }) => [id, name]))
  const clients = await queries.catalogueFigures.countClients(clock.now())
  const { followers, left } = await planFollowers(context, base.product_id, base.price_kopecks, after)
  const owners = await queries.catalogueFigures.countOwners(left.map(({ id }) => id))
  const bundles = await affectedBundles(context, base.product_id, toRoubles(after))
  const coupons = await queries.coupons.listActiveOf(base.product_id, clock.now())
  return {
    changes: [
      ...bundles,
      ...followers.map(({ row, kopecks }): Affected => ({
        kind: 'tariff',
        name: tariffs.get(row.tariff_id ?? NaN) ?? null,
        before: toRoubles(row.price_kopecks),
        after: toRoubles(kopecks),
        clients: clients.get(row.tariff_id ?? NaN) ?? 0,
      })),
      ...coupons.map(({ code, discount_kopecks }): Affected => ({
        kind: 'coupon',
        name: code,
        before: toRoubles(Math.max(0, base.price_kopecks - discount_kopecks)),
        after: toRoubles(Math.max(0, after - discount_kopecks)),
        clients: null,
      })),
    ],
    stays: left.map((row): Affected => ({
      ...targetOf(row, tariffs),
      before: toRoubles(row.price_kopecks),
      after: toRoubles(row.price_kopecks),
      clients: row.tariff_id === null ? (owners.get(row.id) ?? null) : (clients.get(row.tariff_id) ?? 0),
    })),
  }
}

function targetOf(
  { tariff_id, partner_id, campaign }: PriceComponentRow,
  tariffs: ReadonlyMap<number, string>,
): Pick<Affected, 'kind' | 'name'> {
  if (tariff_id !== null) return { kind: 'hand', name: tariffs.get(tariff_id) ?? null }
  if (campaign !== null) return { kind: 'campaign', name: campaign }
  return { kind: partner_id === null ? 'personal' : 'partner', name: null }
}

/** Bundles of both sites that cost another sum when a part does. */
async function affectedBundles(
  { queries }: AppContext,
  productId: string,
  price: number,
): Promise<Affected[]> {
  const found = new Map<string, Affected>()
  for (const brand of ['realty', 'fiz'] as const) {
    const products = await queries.products.listProducts(brand)
    const before = new Map(priceListFor(products, GUEST_ID).map((one) => [one.product_id, one.product_price]))
    const repriced = products.map((one) => (one.product_id === productId ? withBase(one, price) : one))
    for (const { product_id, product_name_ru, product_price } of priceListFor(repriced, GUEST_ID)) {
      const former = before.get(product_id)
      if (product_id === productId || former === undefined || former === product_price) continue
      found.set(product_id, {
        kind: 'bundle',
        name: product_name_ru,
        before: former,
        after: product_price,
        clients: null,
      })
    }
  }
  return [...found.values()]
}

const withBase = (product: Product, price: number): Product => ({
  ...product,
  product_price: price,
  price_components: product.price_components.map((one) =>
    one.is_base_product_component ? { ...one, price } : one,
  ),
})
