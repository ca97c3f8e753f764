import { formatMoney, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { createContext, use } from 'react'
import { AppFactsContext } from '../../../runtime/brand/brand-context.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'

/** Names of the routes of the site whose article is shown outside of its app, as a preview. */
export const ServedContext = createContext<ReadonlySet<string> | undefined>(undefined)

/** The address of a page that checks something, or undefined when this site has no such page. */
export function useRoutePath(route: string): string | undefined {
  const previewed = use(ServedContext)
  const served = previewed ?? use(AppFactsContext)?.served
  return served?.has(route) ? buildPath(route) : undefined
}

/** «99 ₽» as the catalogue says it now; empty when the product is not for sale here. */
export function usePriceText(product: string | undefined): string {
  const price = useProduct(product ?? '')?.product_price
  if (price === undefined) return ''
  return price === 0 ? 'бесплатно' : typograph(formatMoney(price))
}
