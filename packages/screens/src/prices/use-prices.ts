import { missingForLeading, PRODUCTS, unansweredTypes, withPrices } from '@proverka/domain/orders'
import type { AnsweredQuestions, CatalogueProduct } from '@proverka/domain/orders'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { siteFactsAtom } from '../brand/site-facts.ts'
import { usePublicPrices } from './public-prices.ts'

/** The products that are for sale, with the prices of the site. */
function useCatalogue(): readonly CatalogueProduct[] {
  const prices = usePublicPrices()
  return useMemo(() => (prices ? withPrices(PRODUCTS, prices) : PRODUCTS), [prices])
}

/** The product of this name with the price of the site; undefined when it is not for sale. */
export function useProduct(name: string): CatalogueProduct | undefined {
  return useCatalogue().find(({ product_name }) => product_name === name)
}

/** The questions that somebody answers; undefined until it is known, which the HTML of the server always says. */
export function useAnswered(): AnsweredQuestions | undefined {
  return useAtomValue(siteFactsAtom)?.answered
}

/** Stands beside a question of a product that nobody answers. */
export const NOT_CONNECTED = 'Не спросим: источник пока не подключен'

/** The types of the questions of a product that nobody answers here. */
export function useUnanswered(productName: string): ReadonlySet<string> {
  const answered = useAnswered()
  return useMemo(
    () => new Set(answered ? unansweredTypes(productName, answered) : []),
    [answered, productName],
  )
}

/** Whether the sources of a check of a car are asked by the VIN alone: a plate is not enough for what it is bought for. */
export function useNeedsVin(productName: string): boolean {
  const answered = useAnswered()
  return answered !== undefined && missingForLeading(productName, { plate: true }, answered).includes('vin')
}
