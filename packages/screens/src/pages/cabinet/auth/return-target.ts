import { matchRoute } from '@proverka/domain/navigation'
import { groupDigits } from '@proverka/domain'
import type { ReturnTarget } from '@proverka/ui/dialogs'

const ORDERS: ReturnTarget = { accusative: 'заказы', nominative: 'Заказы', waits: 'ждут' }
const REPORT: ReturnTarget = { accusative: 'отчет', nominative: 'Отчет', waits: 'ждет' }
const PAGE: ReturnTarget = { accusative: 'страницу', nominative: 'Страница', waits: 'ждет' }

const TARGETS: Readonly<Record<string, ReturnTarget>> = {
  'user-orders': ORDERS,
  'user-ordersNew': ORDERS,
  'object-objectKey': {
    accusative: 'страницу объекта',
    nominative: 'Страница объекта',
    waits: 'ждет',
  },
  'sale-history-detail': {
    accusative: 'историю продаж',
    nominative: 'История продаж',
    waits: 'ждет',
  },
}

/** Routes whose `id` is one of an order, or of a part of it. */
const ORDER_ROUTE = 'order-id'
const ITEM_ROUTES: readonly string[] = [
  'report-id',
  'check-person-id',
  'check-owner-id',
  'check-fiz-id',
  'credit-rating-id',
]

/** What a fresh link to a page is asked for by. */
export type LinkRequest = { order_id: string } | { order_item_id: string }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The order or the part that a page is about; undefined for pages that belong to no order. */
export function linkRequestOf(path: string): LinkRequest | undefined {
  const match = matchRoute(pathOf(path))
  const id = match?.params['id']
  if (!match || id === undefined || !UUID.test(id)) return undefined
  if (match.route.name === ORDER_ROUTE) return { order_id: id }
  return ITEM_ROUTES.includes(match.route.name) ? { order_item_id: id } : undefined
}

/** What a page is called in the sentences of the sign-in. Of an order only its number is disclosed (TRUE-11). */
export function returnTarget(path: string, orderNumber: number | null | undefined): ReturnTarget {
  if (orderNumber) {
    const number = groupDigits(orderNumber)
    return { accusative: `заказ ${number}`, nominative: `Заказ ${number}`, waits: 'ждет' }
  }
  const name = matchRoute(pathOf(path))?.route.name ?? ''
  return TARGETS[name] ?? (linkRequestOf(path) ? REPORT : PAGE)
}

const pathOf = (path: string): string => path.replace(/[?#].*/, '')
