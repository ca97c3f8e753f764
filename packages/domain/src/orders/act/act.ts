import type { Kopecks } from '../../money/kopecks.ts'
import type { ItemStatus } from '../order/item-status.ts'
import { moscowDate } from '../../timing/days.ts'

/** A part of an order, as an act of services sees it. */
export interface ActItem {
  readonly title: string
  readonly kopecks: Kopecks
  readonly status: ItemStatus
  readonly doneAt: Date | null
}

/** What an act says: the services that were rendered, their sum and the day of the last one, YYYY-MM-DD. */
export interface Act {
  readonly date: string
  readonly lines: readonly { readonly title: string; readonly kopecks: Kopecks }[]
  readonly kopecks: Kopecks
}

const OVER: readonly ItemStatus[] = ['done', 'refund', 'deleted']

/**
 * The act of services of a paid order with no part in progress. Refunded parts are not services; undefined while a part
 * is in progress, when every part was refunded, and for an order that cost nothing.
 */
export function actOf(items: readonly ActItem[]): Act | undefined {
  if (!items.every(({ status }) => OVER.includes(status))) return undefined
  const done = items.filter(({ status }) => status === 'done')
  const kopecks = done.reduce((sum, item) => sum + item.kopecks, 0)
  const last = Math.max(...done.map(({ doneAt }) => doneAt?.getTime() ?? Number.NaN))
  if (kopecks === 0 || Number.isNaN(last)) return undefined
  return {
    date: moscowDate(last),
    lines: done.map(({ title, kopecks: price }) => ({ title, kopecks: price })),
    kopecks,
  }
}
