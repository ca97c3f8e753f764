import { pageOffset } from '@proverka/domain/orders'
import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'
import type { PartOf, ReplyTo } from '../client/call-parts.ts'

/** Polling interval of an order while it can change by itself, ms. */
const MOVING_POLL_MS = 3000
/** The same for a page with live changes, in case an event was lost, ms. */
const STREAMING_POLL_MS = 30_000
/** The same for lists of orders: a change on one device appears on another within five seconds. */
const LIST_POLL_MS = 3000

const MOVING: ReadonlySet<string> = new Set(['requested', 'inprogress'])

/** Whether a part of a paid order is in progress, or a source is asked again. */
export function isMoving({ items }: ReplyTo<'orders', 'getOrder'>): boolean {
  return items.some(
    ({ status, report }) =>
      MOVING.has(status) || report?.tasks.some(({ answer }) => answer.kind === 'in-progress'),
  )
}

/** Which orders a list shows, without its page. */
export type OrderFilter = Omit<PartOf<'query', 'orders', 'listOrders'>, 'offset' | 'limit'>

/** Keys to invalidate by: every order, one order, all lists of orders. */
export const orderKeys = {
  all: ['order'] as const,
  one: (orderId: string) => ['order', orderId] as const,
  list: ['orders'] as const,
}

export const orderQueries = {
  /** Polls while a part or the email about the payment is pending, or another device may pay. */
  one: (api: ApiPart<'orders'>, orderId: string, isStreaming = false) =>
    queryOptions({
      queryKey: orderKeys.one(orderId),
      queryFn: ({ signal }) => api.orders.getOrder({ params: { id: orderId }, signal }),
      refetchInterval: ({ state }) => {
        const order = state.data
        if (!order) return false
        if (!order.paid_at) return order.expired_at || order.superseded_by ? false : LIST_POLL_MS
        if (order.email_sent_at === null && order.email_lost_at === null) return MOVING_POLL_MS
        if (!isMoving(order)) return false
        return isStreaming ? STREAMING_POLL_MS : MOVING_POLL_MS
      },
    }),
  /** One page, counted from 0, of the orders that a filter finds; asked again while one of them can change by itself. */
  list: (api: ApiPart<'orders'>, filter: OrderFilter = {}, page = 0) =>
    queryOptions({
      queryKey: [...orderKeys.list, 'list', filter, page],
      queryFn: ({ signal }) =>
        api.orders.listOrders({ query: { ...filter, offset: String(pageOffset(page)) }, signal }),
      refetchInterval: ({ state }) =>
        state.data?.orders.some(
          ({ state: stage, expired }) => stage === 'going' || (stage === 'payment' && !expired),
        )
          ? LIST_POLL_MS
          : false,
    }),
  /** How many orders there are in each state, and of which products; polls while some are in progress. */
  summary: (api: ApiPart<'orders'>, month?: string) =>
    queryOptions({
      queryKey: [...orderKeys.list, 'summary', month ?? ''],
      queryFn: ({ signal }) => api.orders.getOrderSummary({ query: { ...(month && { month }) }, signal }),
      refetchInterval: ({ state }) =>
        state.data && state.data.states.going + state.data.states.payment > 0 ? LIST_POLL_MS : false,
    }),
  /** What waits for the person: it can come from anywhere, so it is always asked again. */
  overview: (api: ApiPart<'orders'>) =>
    queryOptions({
      queryKey: [...orderKeys.list, 'overview'],
      queryFn: ({ signal }) => api.orders.getOverview({ signal }),
      refetchInterval: LIST_POLL_MS,
    }),
  receipts: (api: ApiPart<'orders'>, orderId: string) =>
    queryOptions({
      queryKey: [...orderKeys.one(orderId), 'receipts'],
      queryFn: ({ signal }) => api.orders.listReceipts({ params: { id: orderId }, signal }),
    }),
}
