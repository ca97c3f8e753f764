import type { NumberedSubject } from '@proverka/domain/orders'
import type { Answer, Extract as RegisterExtract, PersonInput, ReportTask } from '@proverka/domain/reports'

/** Whom or what a question is about. */
export type Subject =
  | { readonly kind: 'person'; readonly person: PersonInput }
  | { readonly kind: 'property'; readonly objectKey: string; readonly address: string }
  // Registers are asked by the VIN when a car has both numbers.
  | NumberedSubject

export interface SourceAnswer {
  readonly answer: Answer
  /** What the source sent, as received: its hash goes into the report. */
  readonly raw: string
  /** With questions about property: the document that the answer is. */
  readonly extract?: RegisterExtract
  /** True when an invented register answered. */
  readonly demo: boolean
}

export type SubjectKind = Subject['kind']
export type SubjectOf<Kind extends SubjectKind> = Extract<Subject, { kind: Kind }>

/** Puts a question. Failures are answers too (`not-checked`); an exception is a fault of ours. */
export type Ask<Kind extends SubjectKind> = (subject: SubjectOf<Kind>) => Promise<SourceAnswer>

/** Answers one question about one kind of subject. */
export interface Source<Kind extends SubjectKind = SubjectKind> {
  /** As printed in the stamp of the answer: «ФССП». */
  readonly name: string
  readonly ask: Ask<Kind>
  readonly describe: (subject: SubjectOf<Kind>) => ReportTask['asked']
}

/** The source of a task type; a type that no catalogue knows is a fault of ours. */
export type SourcesOf<Kind extends SubjectKind> = (taskType: string) => Source<Kind>

export interface Sources {
  /** Whether an invented world answers: its reports say so. */
  readonly isDemo: boolean
  readonly for: <Kind extends SubjectKind>(kind: Kind) => SourcesOf<Kind>
}
