import { subjectOf } from '../reports/report-people.ts'
import { taskTypesOf } from '@proverka/domain/orders'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { AppContext } from '../context.ts'

/** With fewer answers a median says nothing, and nothing is said. */
const ENOUGH_ANSWERS = 20

/** How long a channel usually takes for a kind of question, milliseconds; undefined while too few answers say anything. */
export const measureWaiting = (
  { queries }: AppContext,
  channel: string,
  kind: string,
): Promise<number | undefined> => queries.fulfilments.measureWaiting(channel, kind, ENOUGH_ANSWERS)

/**
 * How long the questions of an item usually take that people obtain: `undefined` where sources answer all of them, `ms`
 * absent where that of one is not measured.
 */
export async function measureObtaining(
  context: AppContext,
  item: Pick<OrderItemRow, 'product_name' | 'object_key' | 'object_address' | 'metadata'>,
): Promise<{ readonly ms?: number } | undefined> {
  const subject = subjectOf(item)
  if (!subject) return undefined
  const sourceOf = context.sources.for(subject.kind)
  const obtained = taskTypesOf(item.product_name).flatMap((type) => {
    const { orderedFrom } = sourceOf(type, item.product_name)
    return orderedFrom === undefined ? [] : [{ type, channel: orderedFrom }]
  })
  if (obtained.length === 0) return undefined
  const times: number[] = []
  for (const { type, channel } of obtained) {
    const ms = await measureWaiting(context, channel, type)
    if (ms === undefined) return {}
    times.push(ms)
  }
  return { ms: Math.max(...times) }
}
