import { OFFER } from '@proverka/domain/legal'
import type { ServiceCard } from '@proverka/domain/orders'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { siteFactsAtom } from '../brand/site-facts.ts'

interface Offered {
  readonly product_name: string
  /** «от 5 минут» */
  readonly turnaround: string
}

/**
 * The term of a product on this site: that of the catalogue, or of the offer where people obtain what it is bought for. The same
 * function while the site says the same.
 */
export function useTerm(): (product: Offered) => string {
  const obtained = useAtomValue(siteFactsAtom)?.obtained
  return useCallback(
    ({ product_name, turnaround }: Offered) =>
      obtained?.includes(product_name) ? `до\u00a0${OFFER.serviceWorkingDays}\u00a0рабочих дней` : turnaround,
    [obtained],
  )
}

/** The term of a card: that of the first product that it sells. */
export function useCardTerms(): (card: Pick<ServiceCard, 'products' | 'turnaround'>) => string {
  const termOf = useTerm()
  return ({ products, turnaround }) => termOf({ product_name: products?.[0] ?? '', turnaround })
}
