/** The checks of a property that the product knows: which document of the register is asked for. */
export const PROPERTY_CHECK_TYPES = ['extract', 'rights-history'] as const

/** The type of a check of a property. */
export type PropertyCheckType = (typeof PROPERTY_CHECK_TYPES)[number]

/** What the product calls one check of a property. */
export interface PropertyCheck {
  readonly title: string
  /** As printed in the stamp of an answer. */
  readonly source: string
  readonly sourceTitle: string
  readonly law: string
  readonly meaningNotFound: string
}

/** All checks of a property, by type. */
export const PROPERTY_CHECKS: Readonly<Record<PropertyCheckType, PropertyCheck>> = {
  extract: {
    title: 'Выписка об объекте',
    source: 'ЕГРН',
    sourceTitle: 'Росреестр, Единый государственный реестр недвижимости',
    law: 'ст. 62 закона № 218-ФЗ',
    meaningNotFound: 'Такого объекта в реестре нет. Долгов и дееспособности собственника реестр не знает.',
  },
  'rights-history': {
    title: 'Выписка о переходе прав',
    source: 'ЕГРН',
    sourceTitle: 'Росреестр, Единый государственный реестр недвижимости',
    law: 'ст. 62 закона № 218-ФЗ',
    meaningNotFound: 'Переходов прав не записано. Сделки до 1998 года в реестре могут отсутствовать.',
  },
}
