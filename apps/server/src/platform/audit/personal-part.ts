import type { Mask } from './masks.ts'

/** Whose record an answer is read from; the subject of a log entry is `kind:id`. */
export type SubjectKind =
  | 'person'
  | 'order'
  | 'order_item'
  | 'payer'
  | 'invoice'
  | 'attachment'
  | 'comment'
  | 'deal'
  | 'watch'
  | 'subject_request'
  | 'intake_file'

/** Personal data of one subject, as an entry of the log names them. */
export interface PersonalDataOf {
  /** For example `order_item:<id>`; never the data themselves. */
  readonly subject: string
  /** Names of the fields, with commas between them. */
  readonly fields: string
}

export const personalDataOf = (kind: SubjectKind, id: string, fields: string): PersonalDataOf => ({
  subject: `${kind}:${id}`,
  fields,
})

/** What of an answered thing is personal. */
export interface PersonalPart {
  readonly kind: SubjectKind
  /** Path of the id in the thing, or for parts of an endpoint in `{ params, query, body, caller }`. */
  readonly id: string
  /** Paths of the fields: an entry names those that hold something. */
  readonly fields: readonly string[]
  /** How answers to the staff mask some of them; what is masked is not disclosed, and not logged. */
  readonly masks?: Readonly<Record<string, Mask>>
}
