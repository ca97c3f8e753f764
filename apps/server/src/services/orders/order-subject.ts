import { normaliseCadastralNumber } from '@proverka/domain'
import { catalogueProduct, numberedSubject, peopleOf } from '@proverka/domain/orders'
import { shortNameOf } from '@proverka/domain/views'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'

/** Whom or what an order is about: a number, an address, a person by surname and initials; the first part that says it. */
export function orderSubject(items: readonly OrderItemRow[]): string {
  for (const item of items) {
    const { object_key, object_address } = item
    const [person] = catalogueProduct(item.product_name)?.subject === 'person' ? peopleOf(item) : []
    if (person) return shortNameOf(person)
    const numbered = numberedSubject(item)
    if (numbered) return object_address || object_key
    const known = normaliseCadastralNumber(object_key) || object_address || object_key
    if (known) return known
  }
  return ''
}
