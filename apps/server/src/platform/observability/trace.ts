import { AsyncLocalStorage } from 'node:async_hooks'

/** What the running code works for. */
interface Trace {
  /** Of the request; absent in work that none has begun. */
  readonly id: string | undefined
  /** Of the caller who waits for the answer; a job has none. */
  readonly network: string | undefined
  readonly about: TracedOrder
}

/** The order that is worked on, for the lines of the log: its number, as its buyer says it, and ids of its items. */
export interface TracedOrder {
  order?: number
  items?: string[]
}

/** Lists of thousands do not belong into a line. */
const MOST_ITEMS = 20

const traces = new AsyncLocalStorage<Trace>()

/**
 * The id of the request that the running code works for, including jobs that it started; undefined outside a request.
 */
export const currentTrace = (): string | undefined => traces.getStore()?.id

/** The network whose request the running code answers; undefined in jobs. */
export const currentNetwork = (): string | undefined => traces.getStore()?.network

/** The order that the running code works on, as far as it is known. */
export const currentOrder = (): TracedOrder | undefined => traces.getStore()?.about

/** Notes a row of an order that is read or written to work on it; answers the row. */
export function traceOrder<Row extends { readonly number: number } | undefined>(row: Row): Row {
  const about = currentOrder()
  if (row && about) about.order = row.number
  return row
}

/** The same of an item by its id. */
export function traceItem(id: string | undefined): void {
  const about = currentOrder()
  if (id === undefined || !about || about.items?.includes(id)) return
  about.items ??= []
  if (about.items.length < MOST_ITEMS) about.items.push(id)
}

/** Runs `work` for a request, of a network where it is the request itself, and for an order where it is known before. */
export const runTraced = <Result>(
  id: string | undefined,
  work: () => Result,
  network = currentNetwork(),
  about: TracedOrder = {},
): Result => traces.run({ id, network, about }, work)
