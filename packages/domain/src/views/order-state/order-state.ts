import { normaliseCadastralNumber } from '../../fields/cadastral/cadastral-number.ts'
import type { Report } from '../../reports/report/report.ts'

/** The current state of a part of an order, ready or not. */
export interface ItemState {
  readonly product_name: string
  readonly product_name_ru: string
  /** Status of the item, as the specification names it (AMB-43). */
  readonly status: string
  /** Roubles. */
  readonly price: number
  /** What of the price went back, roubles; absent while nothing did. */
  readonly returned?: number | undefined
  readonly object_key: string
  readonly address: string
  /** ISO instant; null while the part is in progress. */
  readonly done_at: string | null
  readonly report: Report | null
}

/** The current state of an order: what its page, emails and lists show before there is a verdict. */
export interface OrderState {
  readonly total: number
  /** Null while nothing is paid. */
  readonly paid_by: 'card' | 'balance' | 'invoice' | 'free' | null
  /** ISO instant by which the contract promises all of it; null while it is not paid. */
  readonly due_at: string | null
  readonly items: readonly ItemState[]
}

/** As far as statuses of parts go. */
interface Statuses {
  readonly items: readonly (Pick<ItemState, 'status'> & {
    /** Set when the report was destroyed. */
    readonly report_destroyed_at?: unknown
  })[]
}

/** The order moves no more: everything is done, given back or gone. */
export function isOver({ items }: Statuses): boolean {
  return items.every(({ status }) => ['done', 'refund', 'deleted'].includes(status))
}

/** Whether the order is read on its page: all parts are over, something was delivered, and no report is destroyed. */
export function isReadable(order: Statuses): boolean {
  const done = order.items.filter(({ status }) => status === 'done')
  return isOver(order) && done.length > 0 && !done.some(({ report_destroyed_at: at }) => Boolean(at))
}

/** What the order is about; a cadastral number is shown as one. */
export function subjectOf({ items }: Pick<OrderState, 'items'>): {
  subject: string
  isNumber: boolean
  address: string
} {
  const [first] = items
  const subject = first?.object_key ?? ''
  const address = first?.address && first.address !== subject ? first.address : ''
  return { subject, isNumber: normaliseCadastralNumber(subject) === subject, address }
}
