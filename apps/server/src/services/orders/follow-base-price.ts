import { toKopecks, toRoubles, type Kopecks } from '@proverka/domain'
import { tariffPrice, URGENT_PRICE_TYPE } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { PriceComponentRow } from '../../platform/db/queries/catalogue/price-components.ts'

/** What a changed base price did to the other prices of its product. */
export interface FollowedPrices {
  /** Recomputed prices of tariffs. */
  readonly repriced: readonly PriceComponentRow[]
  /** The same as they were. */
  readonly former: readonly PriceComponentRow[]
  /** Prices that were set by hand and stay. */
  readonly left: readonly PriceComponentRow[]
}

/**
 * Recomputes the tariff prices of a product after its base price changed; one that was set by hand stays. A bundle needs
 * nothing: it costs what its parts cost. In a transaction that holds the product.
 */
export async function followBasePrice(
  context: AppContext,
  productId: string,
  before: Kopecks | undefined,
  after: Kopecks,
): Promise<FollowedPrices> {
  const { followers, left } = await planFollowers(context, productId, before, after)
  const repriced: PriceComponentRow[] = []
  const former = followers.map(({ row }) => row)
  for (const { row, kopecks } of followers)
    repriced.push(await context.queries.priceComponents.updateComponent(row.id, { price_kopecks: kopecks }))
  return { repriced, former, left }
}

/** What would follow a base price, and what would stay. */
export interface PlannedPrices {
  readonly followers: readonly { readonly row: PriceComponentRow; readonly kopecks: Kopecks }[]
  readonly left: readonly PriceComponentRow[]
}

/** The plan of `followBasePrice`; changes nothing. */
export async function planFollowers(
  { queries }: AppContext,
  productId: string,
  before: Kopecks | undefined,
  after: Kopecks,
): Promise<PlannedPrices> {
  const tariffs = new Map((await queries.tariffs.listTariffs()).map(({ id, discount }) => [id, discount]))
  const rows = await queries.priceComponents.listComponents(productId)
  const followers: { row: PriceComponentRow; kopecks: Kopecks }[] = []
  const left: PriceComponentRow[] = []
  for (const row of rows) {
    if (row.is_base || !row.enabled || row.type_name === URGENT_PRICE_TYPE) continue
    const discount = row.tariff_id === null ? undefined : tariffs.get(row.tariff_id)
    const reduced = (base: Kopecks) => toKopecks(tariffPrice(toRoubles(base), discount ?? 0))
    if (!discount || before === undefined || row.price_kopecks !== reduced(before)) left.push(row)
    else followers.push({ row, kopecks: reduced(after) })
  }
  return { followers, left }
}
