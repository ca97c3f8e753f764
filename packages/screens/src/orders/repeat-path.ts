import { catalogueProduct } from '@proverka/domain/orders'
import { buildPath } from '@proverka/domain/navigation'
import type { ListedOrder } from './order-list.tsx'

/** Where the same is ordered again: the checkout of the object, or the form of a person, at the prices of today. */
export function repeatPath({ items }: Pick<ListedOrder, 'items'>): string | undefined {
  const kadnum = items.find((item) => item.kadnum)?.kadnum
  if (kadnum) return buildPath('objectCheckout-objectKey', { objectKey: kadnum })
  const isPerson = items.some(({ product_name }) => catalogueProduct(product_name)?.subject === 'person')
  return isPerson ? buildPath('check-person') : undefined
}
