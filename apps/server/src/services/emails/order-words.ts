import { formatDateTime, formatMoney, toRoubles } from '@proverka/domain'
import { catalogueProduct, PRODUCTS } from '@proverka/domain/orders'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { EmailSubject } from '../../documents/emails/blocks.ts'

/** The part of an item that emails show. */
export type EmailItem = Pick<
  OrderItemRow,
  'product_name' | 'product_name_ru' | 'object_key' | 'object_address'
>

/** «10 005» */
export const formatOrderNumber = (number: number): string =>
  String(number).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ' ')

export const formatKopecks = (kopecks: number): string => formatMoney(toRoubles(kopecks))

/** «21.11.2026, 14:05 МСК» */
export const formatInstant = (at: Date): string => formatDateTime(at.toISOString())

/**
 * What an order is about, without names of people: of a check of a person only its product is said. A bundle is named
 * by its own name when the parts are those of one.
 */
export function subjectOfOrder(items: readonly EmailItem[]): EmailSubject {
  const product = bundleName(items) ?? [...new Set(items.map((item) => item.product_name_ru))].join(', ')
  const place = items.find((item) => catalogueProduct(item.product_name)?.subject === 'property')
  if (!place) return { product }
  const isNumber = /^[\d:]+$/.test(place.object_key)
  const address = place.object_address || (isNumber ? '' : place.object_key)
  return { product, ...(isNumber && { number: place.object_key }), ...(address && { address }) }
}

function bundleName(items: readonly EmailItem[]): string | undefined {
  if (items.length < 2) return undefined
  const names = items.map(({ product_name }) => product_name).toSorted()
  const bundle = PRODUCTS.find(
    ({ parts }) =>
      parts.length === names.length && [...parts].toSorted().every((part, i) => part === names[i]),
  )
  return bundle?.product_name_ru
}
