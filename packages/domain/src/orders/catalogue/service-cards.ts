import { formatMoney } from '../../money/format-money.ts'

/** A card or row that offers a service (PROD-29..37). */
export interface ServiceCard {
  readonly key: string
  /** Where it stands: the cards of a home page, the list of services, the services dialog. */
  readonly place: 'home' | 'list' | 'dialog'
  readonly title: string
  /** Roubles; absent where the specification names no price. */
  readonly price?: number
  /** The price is the lowest of several. */
  readonly from?: boolean
  readonly turnaround: string
  readonly routeName: string
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
    turnaround: 'от 5 минут',
    routeName: 'check-person',
  },
  {
    key: 'bailiffs',
    place: 'home',
    title: 'Долги у приставов',
    price: 29,
    turnaround: 'около 1 минуты',
    routeName: 'proverka-fssp',
  },
  {
    key: 'passport',
    place: 'home',
    title: 'Проверка паспорта',
    price: 0,
    turnaround: 'мгновенно',
    routeName: 'proverka-pasporta',
  },
  {
    key: 'reliability',
    place: 'home',
    title: 'Финансовая надежность',
    price: 299,
    turnaround: 'около 1 минуты',
    routeName: 'credit-rating',
  },
  {
    key: 'reliability-from',
    place: 'list',
    title: 'Финансовая надежность',
    price: 99,
    from: true,
    turnaround: 'около 1 минуты',
    routeName: 'credit-rating',
  },
  {
    key: 'property-dialog',
    place: 'dialog',
    title: 'Проверка недвижимости и собственника',
    price: 499,
    from: true,
    turnaround: 'от 30 минут',
    routeName: 'proverka-nedvij',
  },
  {
    key: 'person-dialog',
    place: 'dialog',
    title: 'Проверка человека',
    price: 99,
    from: true,
    turnaround: 'от 5 минут',
    routeName: 'check-person',
  },
  {
    key: 'valuation-dialog',
    place: 'dialog',
    title: 'Рыночная оценка',
    price: 99,
    from: true,
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

/** «от 99 ₽», «29 ₽», «Бесплатно», or undefined where no price is stated. */
export function servicePriceText(card: Pick<ServiceCard, 'price' | 'from'>): string | undefined {
  if (card.price === undefined) return undefined
  if (card.price === 0) return 'Бесплатно'
  return card.from === true ? `от ${formatMoney(card.price)}` : formatMoney(card.price)
}

/** The cards of a place that the visitor may see (PROD-37). */
export function serviceCards(place: ServiceCard['place'], loggedIn: boolean): readonly ServiceCard[] {
  return SERVICE_CARDS.filter((card) => card.place === place && (loggedIn || card.loggedInOnly !== true))
}
