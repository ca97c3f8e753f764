import { toKopecks, toRoubles, type Kopecks } from '@proverka/domain'
import { tariffPrice, URGENT_PRICE_TYPE } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { PriceComponentRow } from '../../platform/db/queries/catalogue/price-components.ts'

/** What a changed base price did to the other prices of its product. */
export interface FollowedPrices {
  /** Recomputed prices of tariffs. */
  readonly repriced: readonly PriceComponentRow[]
  /** Prices that were set by hand and stay. */
  readonly left: readonly PriceComponentRow[]
}

/**
 * Recomputes the tariff prices of a product after its base price changed; one that was set by hand stays. A bundle needs
 * nothing: it costs what its parts cost. In a transaction that holds the product.
 */
export async function followBasePrice(
  { queries }: AppContext,
  productId: string,
  before: Kopecks | undefined,
  after: Kopecks,
): Promise<FollowedPrices> {
  const tariffs = new Map((await queries.tariffs.listTariffs()).map(({ id, discount }) => [id, discount]))
  const rows = await queries.priceComponents.listComponents(productId)
  const repriced: PriceComponentRow[] = []
  const left: PriceComponentRow[] = []
  for (const row of rows) {
    if (row.is_base || !row.enabled || row.type_name === URGENT_PRICE_TYPE) continue
    const discount = row.tariff_id === null ? undefined : tariffs.get(row.tariff_id)
    const reduced = (base: Kopecks) => toKopecks(tariffPrice(toRoubles(base), discount ?? 0))
    if (!discount || before === undefined || row.price_kopecks !== reduced(before)) left.push(row)
    else
      repriced.push(await queries.priceComponents.updateComponent(row.id, { price_kopecks: reduced(after) }))
  }
  return { repriced, left }
}
