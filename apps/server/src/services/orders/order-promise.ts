import { formatDay, formatTime as formatMoscowTime } from '@proverka/domain'
import { MINUTE_MS } from '@proverka/domain/timing'
import { catalogueProduct } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { measureObtaining } from '../fulfilment/measure-waiting.ts'
import { measureTurnaround } from './measure-turnaround.ts'

/** A promise is a round time. */
const STEP_MS = 10 * MINUTE_MS
/** What a report may take beyond its usual time before a promise is broken. */
const MARGIN = 2
const LEAST_MS = 5 * MINUTE_MS

/** When one part usually comes. */
export interface PartEstimate {
  readonly item: OrderItemRow
  /** Measured on finished orders; absent while too few of them say anything. */
  readonly at?: Date
  /** «от 30 минут»: the catalogue's words, for parts without a measured time. */
  readonly words: string
}

export interface OrderPromise {
  readonly parts: readonly PartEstimate[]
  readonly at: Date
  /** Whether people obtain something of it: that is ordered first, and its money comes back by itself. */
  readonly isObtained: boolean
}

/**
 * When the reports of an order are promised: from the measured times of all its parts, rounded up; without enough of
 * them by the last day of the offer. Past it the buyer gets an email (DEC-09).
 */
export async function promiseOrder(
  context: AppContext,
  items: readonly PartEstimate['item'][],
  lastDay: Date,
): Promise<OrderPromise> {
  const minutes = await measureTurnaround(context)
  const now = context.clock.now().getTime()
  const obtaining = new Map<string, ReturnType<typeof measureObtaining>>()
  const parts: PartEstimate[] = []
  let isObtained = false
  for (const item of items) {
    // Of thousands of parts of one product one is asked about.
    const found = obtaining.get(item.product_name) ?? measureObtaining(context, item)
    obtaining.set(item.product_name, found)
    const obtained = await found
    if (obtained) isObtained = true
    const usual = minutes[item.product_name]
    const usualMs = obtained ? obtained.ms : usual && usual * MINUTE_MS
    const words = obtained
      ? `до ${formatTerm(lastDay, new Date(now))}`
      : (catalogueProduct(item.product_name)?.turnaround ?? '')
    parts.push({ item, words, ...(usualMs !== undefined && { at: new Date(now + usualMs) }) })
  }
  const times = parts.flatMap(({ at }) => at?.getTime() ?? [])
  if (times.length < parts.length) return { parts, at: lastDay, isObtained }
  const longest = Math.max(...times) - now
  const promised = Math.ceil((now + LEAST_MS + longest * MARGIN) / STEP_MS) * STEP_MS
  return { parts, at: new Date(Math.min(promised, lastDay.getTime())), isObtained }
}

/** «14:50» on the day of `now`, «03.12.2026» on another. */
export function formatTerm(at: Date, now: Date): string {
  const day = formatDay(at.toISOString())
  return day === formatDay(now.toISOString()) ? formatTime(at) : day
}

/** «14:50» in Moscow. */
export const formatTime = (at: Date): string => formatMoscowTime(at.toISOString())
