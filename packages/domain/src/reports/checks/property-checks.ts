/** The checks of a property that the product knows: which document of the register is asked for. */
export const PROPERTY_CHECK_TYPES = ['extract', 'rights-history'] as const

/** The type of a check of a property. */
export type PropertyCheckType = (typeof PROPERTY_CHECK_TYPES)[number]

/** What the product calls one check of a property. */
export interface PropertyCheck {
  readonly title: string
  /** As printed in the stamp of an answer. */
  readonly source: string
}

/** All checks of a property, by type. */
export const PROPERTY_CHECKS: Readonly<Record<PropertyCheckType, PropertyCheck>> = {
  extract: { title: 'Выписка об объекте', source: 'ЕГРН' },
  'rights-history': { title: 'Выписка о переходе прав', source: 'ЕГРН' },
}
