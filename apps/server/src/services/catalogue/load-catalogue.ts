import type { contract } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import { catalogueProduct, URGENT_PRICE_TYPE } from '@proverka/domain/orders'
import { DAY_MS } from '@proverka/domain/timing'
import type { InferOutput } from 'valibot'
import type { AppContext } from '../context.ts'

type Catalogue = InferOutput<(typeof contract)['admin']['getCatalogue']['reply']>

const BRANDS = ['realty', 'fiz'] as const
const SOLD_DAYS = 30

/** Products and tariffs of both sites, with what they cost and how they sell. */
export async function loadCatalogue({ queries, clock }: AppContext): Promise<Catalogue> {
  const { catalogueFigures, priceComponents } = queries
  const now = clock.now()
  const [products, components, sold, tariffs, clients] = [
    await catalogueFigures.listAll(),
    await priceComponents.listComponents(undefined),
    await catalogueFigures.countSold(new Date(now.getTime() - SOLD_DAYS * DAY_MS)),
    await queries.tariffs.listTariffs(),
    await catalogueFigures.countClients(now),
  ]
  const enabled = Map.groupBy(
    components.filter((one) => one.enabled),
    ({ product_id }) => product_id,
  )
  const ids = new Map(products.map(({ name, id }) => [name, id]))
  const kopecksOf = (name: string): number | null => {
    const parts = catalogueProduct(name)?.parts ?? []
    if (parts.length === 0)
      return enabled.get(ids.get(name) ?? '')?.find(({ is_base }) => is_base)?.price_kopecks ?? null
    const prices = parts.map(kopecksOf)
    return prices.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
  }
  return {
    products: products.map(({ id, name, name_ru, brands }) => {
      const own = enabled.get(id) ?? []
      const base = own.find(({ is_base }) => is_base)
      // A bundle without a base price is not for sale, whatever its parts cost.
      const kopecks = base ? kopecksOf(name) : null
      return {
        product_id: id,
        product_name: name,
        product_name_ru: name_ru,
        brands: BRANDS.filter((brand) => brands.includes(brand)),
        parts: [...(catalogueProduct(name)?.parts ?? [])],
        base: base
          ? { price_component_id: base.id, price: toRoubles(base.price_kopecks), version: base.version }
          : null,
        price: kopecks === null ? null : toRoubles(kopecks),
        own_prices: own.filter(
          ({ is_base, tariff_id, type_name }) =>
            !is_base && tariff_id === null && type_name !== URGENT_PRICE_TYPE,
        ).length,
        sold: sold.get(id) ?? 0,
      }
    }),
    tariffs: tariffs.map(({ id, name, description, price_kopecks, days, discount }) => ({
      tariff_simple_id: id,
      name,
      description,
      price: toRoubles(price_kopecks),
      days,
      discount,
      clients: clients.get(id) ?? 0,
    })),
  }
}
