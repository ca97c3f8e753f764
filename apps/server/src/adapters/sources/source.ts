import type { AnsweredQuestions, NumberedSubject } from '@proverka/domain/orders'
import type { Answer, Extract as RegisterExtract, ReportTask, Valuation } from '@proverka/domain/reports'
import type { PersonInput } from '@proverka/domain/checks'

/** Whom or what a question is about. */
export type Subject =
  | { readonly kind: 'person'; readonly person: PersonInput }
  // By the number alone: without a name, and nothing is stored.
  | { readonly kind: 'passport'; readonly passport: string }
  | { readonly kind: 'property'; readonly objectKey: string; readonly address: string }
  // Registers are asked by the VIN when a car has both numbers.
  | NumberedSubject

/** What a report is about: a passport by its number alone is answered at once, without a report. */
export type ReportSubject = Exclude<Subject, { kind: 'passport' }>

export interface SourceAnswer {
  readonly answer: Answer
  /** What the source sent, as received: its hash goes into the report. */
  readonly raw: string
  /** What it was asked with, where a number was looked up first: the VIN of a plate. */
  readonly asked?: ReportTask['asked']
  /** With questions about property: the document that the answer is. */
  readonly extract?: RegisterExtract
  /** With questions about a flat on the market: what the value rests on. */
  readonly valuation?: Valuation
  /** True when an invented register answered. */
  readonly demo: boolean
  /** With «in progress»: who obtains the answer, `hand` or the name of a contractor (FULFIL-01). */
  readonly orderedFrom?: string
  /** With «not checked»: the instant before which the source would not answer another try, where it is known. */
  readonly retryAt?: Date
}

export type SubjectKind = Subject['kind']
export type SubjectOf<Kind extends SubjectKind> = Extract<Subject, { kind: Kind }>

/** Puts a question. Failures are answers too (`not-checked`); an exception is a fault of ours. */
export type Ask<Kind extends SubjectKind> = (subject: SubjectOf<Kind>) => Promise<SourceAnswer>

/** How a question is asked again whose source did not answer. */
export interface Patience {
  /** Pauses before the second, third… try, milliseconds. */
  readonly pausesMs: readonly number[]
  /** After the last pause: ask on with the same pause while the promise of the order allows it, or give up. */
  readonly end: 'promise' | 'give-up'
}

/** Answers one question about one kind of subject. */
export interface Source<Kind extends SubjectKind = SubjectKind> {
  /** As printed in the stamp of the answer: «ФССП». */
  readonly name: string
  readonly ask: Ask<Kind>
  readonly patience: Patience
  /** Who obtains the answers, `hand` or a contractor; absent where the source answers when it is asked. */
  readonly orderedFrom?: string | undefined
  readonly describe: (subject: SubjectOf<Kind>) => ReportTask['asked']
}

/**
 * The source of a task type in a product: the operator may look a check up in some of them alone. A type that no catalogue
 * knows is a fault of ours.
 */
export type SourcesOf<Kind extends SubjectKind> = (taskType: string, productName?: string) => Source<Kind>

export interface Sources {
  /** Whether an invented world answers: its reports say so. */
  readonly isDemo: boolean
  /** The questions that connected sources answer, and the data that each needs. */
  readonly answered: () => Promise<AnsweredQuestions>
  /** Every source that a question of the product goes to. */
  readonly list: () => Promise<readonly { readonly name: string; readonly isConnected: boolean }[]>
  readonly for: <Kind extends SubjectKind>(kind: Kind) => SourcesOf<Kind>
}
