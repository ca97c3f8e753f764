import type { AppContext } from '../context.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

/** With fewer finished orders a median says nothing, and nothing is said. */
const ENOUGH_ORDERS = 20

/** Median minutes from payment to the ready report, by product name, measured on the last finished orders. */
export async function measureTurnaround(context: AppContext): Promise<Record<string, number>> {
  const times = Map.groupBy(
    await context.queries.orderItems.listFinishTimes(),
    ({ product_name }) => product_name,
  )
  const medians: Record<string, number> = {}
  for (const [product, rows] of times) {
    if (rows.length < ENOUGH_ORDERS) continue
    const minutes = rows
      .map(({ paid_at, done_at }) => ((done_at?.getTime() ?? 0) - (paid_at?.getTime() ?? 0)) / MINUTE_MS)
      .toSorted((a, b) => a - b)
    medians[product] = Math.max(1, Math.round(minutes[Math.floor(minutes.length / 2)] ?? 1))
  }
  return medians
}
