import { formatMoney } from '../../money/format-money.ts'
import { lowestPrice } from './public-prices.ts'
import type { PublicPrices } from './public-prices.ts'

/** A card or row that offers a service (PROD-29..37). */
export interface ServiceCard {
  readonly key: string
  /** Where it is shown: the cards of a home page, the list of services, the services dialog. */
  readonly place: 'home' | 'list' | 'dialog'
  readonly title: string
  /** Roubles; absent where the specification names no price. */
  readonly price?: number
  /** The price is the lowest of several. */
  readonly from?: boolean
  /** Names of the products that the card sells: the lowest of their prices is that of the card. */
  readonly products?: readonly string[]
  readonly turnaround: string
  readonly routeName: string
  /** Which of the products of the page the card leads to. */
  readonly query?: Readonly<Record<string, string>>
  readonly loggedInOnly?: boolean
}

/** All service cards in the order of the specification. */
export const SERVICE_CARDS: readonly ServiceCard[] = [
  {
    key: 'person',
    place: 'home',
    title: 'Проверка человека',
    price: 99,
    from: true,
    products: ['PersonCheck'],
    turnaround: 'от 5 минут',
    routeName: 'check-person',
  },
  {
    key: 'bailiffs',
    place: 'home',
    title: 'Долги у приставов',
    price: 29,
    products: ['BailiffCheck'],
    turnaround: 'около 1 минуты',
    routeName: 'proverka-fssp',
  },
  {
    key: 'passport',
    place: 'home',
    title: 'Проверка паспорта',
    price: 0,
    products: ['PassportCheck'],
    turnaround: 'мгновенно',
    routeName: 'proverka-pasporta',
  },
  {
    key: 'reliability',
    place: 'home',
    title: 'Финансовая надежность',
    price: 299,
    products: ['CreditRating'],
    turnaround: 'около 1 минуты',
    routeName: 'credit-rating',
  },
  {
    key: 'reliability-from',
    place: 'list',
    title: 'Финансовая надежность',
    price: 99,
    from: true,
    products: ['CreditRatingShort', 'CreditRating'],
    turnaround: 'около 1 минуты',
    routeName: 'credit-rating',
    query: { product: 'CreditRatingShort' },
  },
  {
    key: 'property-dialog',
    place: 'dialog',
    title: 'Проверка недвижимости и собственника',
    price: 499,
    from: true,
    products: ['EgrnObject', 'EgrnRightList', 'RiskAssessmentOwner'],
    turnaround: 'от 30 минут',
    routeName: 'proverka-nedvij',
  },
  {
    key: 'person-dialog',
    place: 'dialog',
    title: 'Проверка человека',
    price: 99,
    from: true,
    products: ['PersonCheck'],
    turnaround: 'от 5 минут',
    routeName: 'check-person',
  },
  {
    key: 'valuation-dialog',
    place: 'dialog',
    title: 'Рыночная оценка',
    price: 99,
    from: true,
    products: ['CostAssessment'],
    turnaround: 'около 1 минуты',
    routeName: 'valuation',
  },
  {
    key: 'sale-history-dialog',
    place: 'dialog',
    title: 'История продаж в доме',
    turnaround: 'мгновенно',
    routeName: 'sale-history',
    loggedInOnly: true,
  },
]

/**
 * «от 99 ₽», «29 ₽», «Бесплатно», or undefined where no price is stated or nothing is for sale. Without the prices of the
 * site those of the specification.
 */
export function servicePriceText(
  { price: stated, from, products }: Pick<ServiceCard, 'price' | 'from' | 'products'>,
  prices?: PublicPrices,
): string | undefined {
  const price = products && prices ? lowestPrice(products, prices) : stated
  if (price === undefined) return undefined
  if (price === 0) return 'Бесплатно'
  return from === true ? `от ${formatMoney(price)}` : formatMoney(price)
}

/** The cards of a place that the visitor may see (PROD-37). */
export function serviceCards(place: ServiceCard['place'], loggedIn: boolean): readonly ServiceCard[] {
  return SERVICE_CARDS.filter((card) => card.place === place && (loggedIn || card.loggedInOnly !== true))
}
