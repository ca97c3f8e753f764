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
  'accountBlocks',
  'business',
  'extremists',
  'license',
  'bailiffCount',
] as const

/** The type of a check of a person. */
export type CheckType = (typeof CHECK_TYPES)[number]

/** Data about the subject that a source cannot answer without. */
export type CheckNeed =
  | 'name'
  | 'birthDate'
  | 'region'
  | 'inn'
  | 'passport'
  | 'license'
  | 'vin'
  | 'plate'
  | 'certificate'

/** What it means when a subject is missing from a register that should contain it. */
export interface Absence {
  /** «Компании с таким ИНН в реестре нет» */
  readonly title: string
  /** `stated`: neither good nor bad. */
  readonly severity: 'critical' | 'warning' | 'stated'
}

/** What the product knows about one check: the source's names and the words of the report. */
export interface Check {
  readonly type: string
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
  /** The verdict in words when the check has a serious record, and what would change it; `{sum}` is the sum of its records. */
  readonly verdict?: { readonly headline: string; readonly short: string; readonly condition: string }
  /** Records are facts that weigh nothing unless the source marks one as a warning. */
  readonly states?: boolean
  /** Without it an empty answer means that nothing bad was found. */
  readonly absence?: Absence
}
