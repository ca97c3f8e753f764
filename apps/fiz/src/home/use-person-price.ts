import { useCardPrice } from '@proverka/screens/runtime/prices/public-prices.ts'

/** What the check of a person costs: «99 ₽»; undefined when it is not for sale. */
export const usePersonPrice = (): string | undefined => useCardPrice('person')
