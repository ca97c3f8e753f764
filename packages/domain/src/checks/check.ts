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
export const CHECK_NEEDS = [
  'name',
  'birthDate',
  'region',
  'inn',
  'passport',
  'license',
  'vin',
  'plate',
  'certificate',
] as const

/** One of the data about the subject that a source cannot answer without. */
export type CheckNeed = (typeof CHECK_NEEDS)[number]

/** What it means when a subject is missing from a register that should contain it. */
export interface Absence {
  /** «Компании с таким ИНН в реестре нет» */
  readonly title: string
  /** `stated`: neither good nor bad. */
  readonly severity: 'critical' | 'warning' | 'stated'
}

/**
 * The words of the summary about the records of a check. `{sum}` is the sum of the records, `{на sum}` the same after its
 * preposition; `{спор|споры}` is chosen by whether there is one record or more.
 */
export interface CheckVerdict {
  /** When a serious record is the first thing to say. */
  readonly headline: string
  /** In a word or two: «долг 388 140 ₽». */
  readonly short: string
  /** What would change it. */
  readonly condition: string
  /** What a serious record means, as a sentence; absent: the short words and the source. */
  readonly text?: string
  /** In a word or two when no record is serious; absent: as `short`, in a register of facts the title of the record. */
  readonly lesser?: string
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
  /** The same where no record is serious; absent: `meaning` fits both. */
  readonly meaningLesser?: string
  readonly meaningNotFound: string
  readonly whatToDo: string
  readonly law: string
  /** The words of the summary about its records. */
  readonly verdict?: CheckVerdict
  /** Records are facts that weigh nothing unless the source marks one as a warning. */
  readonly states?: boolean
  /** Without it an empty answer means that nothing bad was found. */
  readonly absence?: Absence
}
