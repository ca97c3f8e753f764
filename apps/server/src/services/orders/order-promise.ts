import { formatDay, formatTime as formatMoscowTime } from '@proverka/domain'
import { MINUTE_MS } from '@proverka/domain/timing'
import { catalogueProduct } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import { measureTurnaround } from './measure-turnaround.ts'

/** A promise is a round time. */
const STEP_MS = 10 * MINUTE_MS
/** What a report may take beyond its usual time before a promise is broken. */
const MARGIN = 2
const LEAST_MS = 5 * MINUTE_MS

/** When one part usually comes. */
export interface PartEstimate {
  readonly item: Pick<OrderItemRow, 'id' | 'product_name' | 'product_name_ru'>
  /** Measured on finished orders; absent while too few of them say anything. */
  readonly at?: Date
  /** «от 30 минут»: the catalogue's words, for parts without a measured time. */
  readonly words: string
}

export interface OrderPromise {
  readonly parts: readonly PartEstimate[]
  readonly at: Date
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
  const parts = items.map((item) => {
    const usual = minutes[item.product_name]
    const words = catalogueProduct(item.product_name)?.turnaround ?? ''
    return { item, words, ...(usual !== undefined && { at: new Date(now + usual * MINUTE_MS) }) }
  })
  const times = parts.flatMap(({ at }) => at?.getTime() ?? [])
  if (times.length < parts.length) return { parts, at: lastDay }
  const longest = Math.max(...times) - now
  const promised = Math.ceil((now + LEAST_MS + longest * MARGIN) / STEP_MS) * STEP_MS
  return { parts, at: new Date(Math.min(promised, lastDay.getTime())) }
}

/** «14:50» on the day of `now`, «03.12.2026» on another. */
export function formatTerm(at: Date, now: Date): string {
  const day = formatDay(at.toISOString())
  return day === formatDay(now.toISOString()) ? formatTime(at) : day
}

/** «14:50» in Moscow. */
export const formatTime = (at: Date): string => formatMoscowTime(at.toISOString())
