import { COMPARABLES_LIMIT } from '@proverka/api/contract'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { estimatePrice, listComparables } from '../../../services/orders/estimate-price.ts'

export const estimatePriceRoute =
  (context: AppContext): Handlers['events']['estimatePrice'] =>
  async ({ body }) => {
    const { compared, ...estimate } = await estimatePrice(context, body)
    return { ...estimate, comparables: [...spread(compared, COMPARABLES_LIMIT)] }
  }

/** What an estimate would compare; for those that get none, and want to see why. */
export const listComparablesRoute =
  (context: AppContext): Handlers['events']['listComparables'] =>
  async ({ body }) => {
    const { adverts, ...about } = await listComparables(context, body)
    return { ...about, count: adverts.length, comparables: [...spread(adverts, COMPARABLES_LIMIT)] }
  }

/** At most `most` of the rows, evenly from the first to the last: what is shown spans what was counted. */
function spread<Row>(rows: readonly Row[], most: number): readonly Row[] {
  if (rows.length <= most) return rows
  const step = (rows.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => rows[Math.round(at * step)]).filter(
    (row) => row !== undefined,
  )
}
