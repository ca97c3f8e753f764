import type { AppContext } from '../context.ts'
import { callerOf, type Call } from '../call.ts'
import type { PriceComponentRow } from '../../platform/db/queries/catalogue/price-components.ts'
import type { NewPriceChange } from '../../platform/db/queries/catalogue/price-changes.ts'

/** A price before and after; undefined: it did not exist. */
export interface PriceStep {
  readonly before: PriceComponentRow | undefined
  readonly after: PriceComponentRow | undefined
}

/** Adds to the history what counts otherwise now. In the transaction of the change. */
export async function recordPriceSteps(
  { queries, clock }: AppContext,
  call: Call,
  steps: readonly PriceStep[],
  reason: string,
): Promise<void> {
  const author = { at: clock.now(), changed_by: callerOf(call).user.id, reason }
  await queries.priceChanges.insertChanges(
    steps.flatMap((step) => {
      const change = toChange(step)
      return change ? [{ ...change, ...author }] : []
    }),
  )
}

type Difference = Omit<NewPriceChange, 'at' | 'changed_by' | 'reason'>

function toChange({ before, after }: PriceStep): Difference | undefined {
  const row = after ?? before
  const [before_kopecks, after_kopecks] = [counted(before), counted(after)]
  if (!row || before_kopecks === after_kopecks) return undefined
  return {
    product_id: row.product_id,
    price_component_id: row.id,
    type_name: row.type_name,
    tariff_id: row.tariff_id,
    before_kopecks,
    after_kopecks,
  }
}

const counted = (row: PriceComponentRow | undefined): number | null =>
  row?.enabled ? row.price_kopecks : null
