import { formatMoney, pluralWord, typograph } from '@proverka/domain'
import { catalogueProduct, lowestPrice, MIN_PRICE_PRODUCT_IDS, PRODUCTS } from '@proverka/domain/orders'
import type { AnsweredQuestions, CatalogueProduct, PublicPrices } from '@proverka/domain/orders'
import { usePublicPrices } from '../../../runtime/prices/public-prices.ts'
import { answeredChecks, useAnswered } from '../../../runtime/prices/use-answered.ts'
import { useTerm } from '../../../runtime/prices/use-term.ts'
import type { LandingFacts, LandingOffer } from './landing-content.ts'

/** Names of the two reports that the page of a car's owner orders together. */
export const SELLER_AND_CAR = ['PersonCheck', 'AutoCheck'] as const

const PROPERTY = PRODUCTS.filter(({ product_id }) => MIN_PRICE_PRODUCT_IDS.includes(product_id)).map(
  ({ product_name }) => product_name,
)

const CATALOGUE_PRICES: PublicPrices = Object.fromEntries(
  PRODUCTS.map(({ product_name, product_price }) => [product_name, product_price]),
)

/** Products of an offer, the one that gives the page its sample first. */
export function productsOf(offer: LandingOffer): readonly CatalogueProduct[] {
  return namesOf(offer).map((name) => {
    const product = catalogueProduct(name)
    if (!product) throw new RangeError(`Unknown product ${name}`)
    return product
  })
}

function namesOf(offer: LandingOffer): readonly string[] {
  if ('product' in offer) return [offer.product]
  return offer.kind === 'search' ? PROPERTY : SELLER_AND_CAR
}

/** Price and term of an offer on this site, set for the screen; undefined when it is not for sale. */
export function useOffer(offer: LandingOffer): LandingFacts | undefined {
  return useOffers()(offer)
}

/** What the whole offer costs on this site at least, roubles. */
export function useOfferPrice(offer: LandingOffer): number | undefined {
  return offerPrice(offer, usePublicPrices() ?? CATALOGUE_PRICES)
}

/** What the texts of a page may name, by the prices of a site. */
export function offerFacts(
  offer: LandingOffer,
  prices: PublicPrices,
  answered?: AnsweredQuestions,
  termOf: (product: CatalogueProduct) => string = ({ turnaround }) => turnaround,
): LandingFacts | undefined {
  const sum = offerPrice(offer, prices)
  if (sum === undefined) return undefined
  const products = productsOf(offer)
  const asked = new Set(products.flatMap((product) => answeredChecks(product, answered))).size
  const text = sum === 0 ? 'бесплатно' : formatMoney(sum)
  return {
    price: offer.kind === 'search' ? `от ${text}` : text,
    term: products[0] ? termOf(products[0]) : '',
    questions: `${asked} ${pluralWord(asked, 'вопрос', 'вопроса', 'вопросов')}`,
  }
}

function offerPrice(offer: LandingOffer, prices: PublicPrices): number | undefined {
  const names = namesOf(offer)
  if (offer.kind === 'search') return lowestPrice(names, prices)
  return names.every((name) => prices[name] !== undefined)
    ? names.reduce((sum, name) => sum + (prices[name] ?? 0), 0)
    : undefined
}

/** Price and term of any offer on this site, set for the screen. */
export function useOffers(): (offer: LandingOffer) => LandingFacts | undefined {
  const prices = usePublicPrices() ?? CATALOGUE_PRICES
  const answered = useAnswered()
  const termOf = useTerm()
  return (offer) => {
    const facts = offerFacts(offer, prices, answered, termOf)
    return (
      facts && {
        price: typograph(facts.price),
        term: typograph(facts.term),
        questions: typograph(facts.questions),
      }
    )
  }
}
