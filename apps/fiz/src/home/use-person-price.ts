import { formatMoney } from '@proverka/domain'
import { useProduct } from '@proverka/screens/prices/use-prices.ts'

/** What the check of a person costs: «99 ₽»; undefined when it is not for sale. */
export function usePersonPrice(): string | undefined {
  const product = useProduct('PersonCheck')
  return product && formatMoney(product.product_price)
}
