/** The checks of a person that the product knows. */
export const CHECK_TYPES = [
  'passport',
  'wanted',
  'bailiffs',
  'bankruptcy',
  'courts',
  'arbitration',
  'taxes',
  'pledges',
  'disqualification',
  'selfEmployed',
] as const

/** The type of a check of a person. */
export type CheckType = (typeof CHECK_TYPES)[number]

/** Data about the person that a source cannot answer without. */
export type CheckNeed = 'name' | 'birthDate' | 'region' | 'inn' | 'passport'

/** What the product knows about one check: the source's names and the words of the report. */
export interface Check {
  readonly type: CheckType
  readonly title: string
  /** As printed in the stamp of an answer. */
  readonly source: string
  readonly sourceTitle: string
  readonly needs: readonly CheckNeed[]
  readonly usualMinutes: number
  /** What a found record means for the reader. */
  readonly meaning: string
  readonly meaningNotFound: string
  readonly whatToDo: string
  readonly law: string
}
