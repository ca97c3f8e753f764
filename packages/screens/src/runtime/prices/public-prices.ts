import { SERVICE_CARDS, servicePriceText } from '@proverka/domain/orders'
import type { PublicPrices } from '@proverka/domain/orders'
import { useAtomValue } from 'jotai'
import { siteFactsAtom } from '../brand/site-facts.ts'
import { useCardTerms } from './use-term.ts'

/** What the site asks of everybody; undefined until it is known, which the HTML of the server always says. */
export function usePublicPrices(): PublicPrices | undefined {
  return useAtomValue(siteFactsAtom)?.prices
}

/** The card of a service. */
export const cardOf = (key: string) => SERVICE_CARDS.find((one) => one.key === key)

/** The usual term of a card's service on this site: «от 5 минут». */
export function useCardTerm(key: string): string {
  const termOf = useCardTerms()
  const card = cardOf(key)
  return card ? termOf(card) : ''
}

/**
 * What the service of a card costs at least: «99 ₽»; undefined when nothing of it is for sale. Home pages take prices from
 * their cards: the catalogue of all products would come with them.
 */
export function useCardPrice(key: string): string | undefined {
  const prices = usePublicPrices()
  const card = cardOf(key)
  return card && servicePriceText({ ...card, from: false }, prices)
}
