import { catalogueProduct } from '../catalogue/products.ts'
import { MINUTE_MS } from '../../timing/units.ts'

/**
 * The deadline is on the axis when it is at most this many times as far as the usual end; else it is given in words.
 */
const FAR = 3
/** Room on the axis before the payment and after the last moment, in percent. */
const MARGIN = 5

/** A part of an order with its moments, as ISO instants. */
export interface PartMoments {
  readonly product_name: string
  readonly status: string
  readonly started_at: string | null
  readonly done_at: string | null
  /** Measured; null while too few orders are done. */
  readonly usual_minutes: number | null
}

/** When an order was what, as its page tells it. */
export interface OrderMoments {
  readonly paid_at: string
  readonly due_at: string | null
  readonly items: readonly PartMoments[]
}

/** One bar: percents of the axis. */
export interface PartTime {
  readonly from: number
  /** The end of the progress bar: at the end of a part that is done, else at the present. */
  readonly done: number
  /** Where it usually ends; undefined for a part that is done, waits for data or takes longer than usual. */
  readonly expected: number | undefined
  /** Instant of the usual end, in ms. */
  readonly expectedAt: number
  /** `overdue`: longer than the contract promises; `slow`: longer than usual. */
  readonly pace: 'done' | 'usual' | 'slow' | 'overdue' | 'stopped'
}

/** The positions of the parts of an order on one time axis. */
export interface OrderTimes {
  readonly start: number
  readonly now: number
  /** The right end of the axis: what was promised, if it is near enough, else when the last part is usual. */
  readonly end: { readonly kind: 'promised' | 'usual'; readonly at: number; readonly left: number }
  readonly parts: readonly PartTime[]
}

/** Minutes that a product usually takes: measured, else what its card says. */
export function usualMinutes({
  product_name,
  usual_minutes,
}: Pick<PartMoments, 'product_name' | 'usual_minutes'>) {
  if (usual_minutes !== null) return usual_minutes
  return Number(/\d+/.exec(catalogueProduct(product_name)?.turnaround ?? '')?.[0] ?? 1)
}

/** Statuses in which a part is in progress. */
const MOVING: ReadonlySet<string> = new Set(['requested', 'inprogress'])

/** Positions of the parts of a paid order on one time axis, with «now» on it. `now` is an instant in ms. */
export function orderTimes({ paid_at, due_at, items }: OrderMoments, now: number): OrderTimes {
  const paid = Date.parse(paid_at)
  const due = due_at === null ? undefined : Date.parse(due_at)
  const ends = items.map((part) => paid + usualMinutes(part) * MINUTE_MS)
  const doneAts = items.flatMap(({ done_at }) => (done_at === null ? [] : [Date.parse(done_at)]))
  const usualEnd = Math.max(paid + MINUTE_MS, ...ends)
  const isNear = due !== undefined && (due - paid <= (usualEnd - paid) * FAR || due < now)
  const endAt = isNear ? due : usualEnd
  const last = Math.max(endAt, usualEnd, now, ...doneAts)
  const left = (at: number) => MARGIN + ((Math.max(paid, at) - paid) / (last - paid)) * (100 - 2 * MARGIN)
  return {
    start: left(paid),
    now: left(now),
    end: { kind: isNear ? 'promised' : 'usual', at: endAt, left: left(endAt) },
    parts: items.map((part, index) => {
      const expectedAt = ends[index] ?? usualEnd
      const from = left(part.started_at === null ? paid : Date.parse(part.started_at))
      if (part.done_at !== null)
        return { from, done: left(Date.parse(part.done_at)), expected: undefined, expectedAt, pace: 'done' }
      if (!MOVING.has(part.status))
        return { from: left(paid), done: left(paid), expected: undefined, expectedAt, pace: 'stopped' }
      const pace = due !== undefined && now > due ? 'overdue' : now > expectedAt ? 'slow' : 'usual'
      const expected = pace === 'usual' ? left(expectedAt) : undefined
      return { from, done: Math.max(from, left(now)), expected, expectedAt, pace }
    }),
  }
}
