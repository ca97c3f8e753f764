/** What a report is ordered before. */
export type OccasionKey =
  | 'deal'
  | 'contract'
  | 'purchase'
  | 'rent'
  | 'hiring'
  | 'driving'
  | 'loan'
  | 'claim'
  | 'trip'
  | 'own'

/** The words of a verdict that depend on what is about to happen. */
export interface Occasion {
  /** Title of the advice: «До сделки». */
  readonly title: string
  /** Begins a headline over serious records. */
  readonly stop: string
  /** Begins a headline over records that want a look. */
  readonly look: string
  /** When to ask again: «Перед поездкой». */
  readonly again: string
  /** Headlines of the checks speak of a deal: here the serious record follows `stop` instead. */
  readonly isNoDeal?: true
}

/** The words of each. */
export const OCCASIONS: { readonly [key in OccasionKey]: Occasion } = {
  deal: {
    title: 'До сделки',
    stop: 'Не вносите аванс',
    look: 'Разберитесь до аванса',
    again: 'Перед подписанием договора',
  },
  contract: {
    title: 'До договора',
    stop: 'Не давайте аванс',
    look: 'Разберитесь до договора',
    again: 'Перед подписанием договора',
  },
  purchase: {
    title: 'До покупки',
    stop: 'Не платите продавцу',
    look: 'Разберитесь до покупки',
    again: 'Перед подписанием договора',
  },
  rent: {
    title: 'До договора найма',
    // Said to the one who lets and to the one who rents.
    stop: 'Не подписывайте договор найма',
    look: 'Разберитесь до договора найма',
    again: 'Перед подписанием договора',
    isNoDeal: true,
  },
  // The law forbids to refuse a job for what is no business quality: art. 64 of the Labour Code.
  hiring: {
    title: 'До приема на работу',
    stop: 'Обсудите до приема на работу',
    look: 'Обсудите до приема на работу',
    again: 'Перед приемом на работу',
    isNoDeal: true,
  },
  driving: {
    title: 'До передачи машины',
    stop: 'Не передавайте машину',
    look: 'Разберитесь до передачи машины',
    again: 'Перед передачей машины',
    isNoDeal: true,
  },
  loan: {
    title: 'До займа',
    stop: 'Не давайте взаймы',
    look: 'Разберитесь до займа',
    again: 'Перед выдачей денег',
    isNoDeal: true,
  },
  claim: {
    title: 'До претензии или суда',
    stop: 'Учтите до претензии или суда',
    look: 'Посмотрите до претензии или суда',
    again: 'Перед подачей иска',
    isNoDeal: true,
  },
  trip: {
    title: 'До поездки',
    stop: 'Выезд могут закрыть',
    look: 'Разберитесь до поездки',
    again: 'Перед поездкой',
    isNoDeal: true,
  },
  // The reader looks after own debts as often as after another's.
  own: {
    title: 'Что сделать',
    stop: 'Разберитесь сначала',
    look: 'Стоит разобраться',
    again: 'Перед важным решением',
    isNoDeal: true,
  },
}
