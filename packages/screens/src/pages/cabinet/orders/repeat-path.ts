import { catalogueProduct } from '@proverka/domain/orders'
import { buildPath } from '@proverka/domain/navigation'
import { orderPath } from '../../checks/product/order-path.ts'
import type { ListedOrder } from './order-list.tsx'

/** Where the same is ordered again: the checkout of the object, or the form of the check, at the prices of today. */
export function repeatPath({ items }: Pick<ListedOrder, 'items'>): string | undefined {
  const kadnum = items.find((item) => item.kadnum)?.kadnum
  if (kadnum) return buildPath('objectCheckout-objectKey', { objectKey: kadnum })
  return items.flatMap(({ product_name }) => {
    const product = catalogueProduct(product_name)
    return (product && orderPath(product)) ?? []
  })[0]
}
