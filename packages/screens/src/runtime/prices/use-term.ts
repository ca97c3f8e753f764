import { OFFER } from '@proverka/domain/legal'
import { useAtomValue } from 'jotai'
import { siteFactsAtom } from '../brand/site-facts.ts'

interface Offered {
  readonly product_name: string
  /** «от 5 минут» */
  readonly turnaround: string
}

/**
 * The term of a product on this site: that of the catalogue, or of the offer where people obtain what it is bought for.
 */
export function useTerm(): (product: Offered) => string {
  const obtained = useAtomValue(siteFactsAtom)?.obtained ?? []
  return ({ product_name, turnaround }) =>
    obtained.includes(product_name) ? `до\u00a0${OFFER.serviceWorkingDays}\u00a0рабочих дней` : turnaround
}
