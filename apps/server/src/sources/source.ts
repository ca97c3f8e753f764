import type { Answer, Extract, PersonInput, ReportTask } from '@proverka/domain/reports'

/** Whom or what a question is about. */
export type Subject = ReportSubject | VehicleSubject | CompanySubject

/** What the reports of the catalogue are about. */
export type ReportSubject =
  | { readonly kind: 'person'; readonly person: PersonInput }
  | { readonly kind: 'property'; readonly objectKey: string; readonly address: string }

/** A car by its VIN or its plate, as people type them; registers are asked by the VIN when both are given. */
export interface VehicleSubject {
  readonly kind: 'vehicle'
  readonly vin?: string
  readonly plate?: string
}

/** A company or an entrepreneur. */
interface CompanySubject {
  readonly kind: 'company'
  readonly inn: string
}

export interface SourceAnswer {
  readonly answer: Answer
  /** What the source sent, as received: its hash goes into the report. */
  readonly raw: string
  /** With questions about property: the document that the answer is. */
  readonly extract?: Extract
  /** True when an invented register answered. */
  readonly demo: boolean
}

/** Answers one kind of question. Failures are answers too (`not-checked`); an exception is a fault of ours. */
export interface Source {
  /** As printed in the stamp of the answer: «ФССП». */
  readonly name: string
  readonly ask: (subject: Subject) => Promise<SourceAnswer>
  /** What is asked, for the report: the reader can repeat the question. */
  readonly describe: (subject: Subject) => ReportTask['asked']
}

/** The source of a task type; a type without one is a fault of ours. */
export type Sources = (taskType: string) => Source
