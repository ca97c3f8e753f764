import type { Finding } from '@proverka/domain/reports'
import type { CheckNeed } from '@proverka/domain/checks'
import type * as v from 'valibot'
import type { ServiceAnswer } from '../adapter.ts'
import type { SubjectKind, SubjectOf } from '../source.ts'

/** One method of the provider: how it is asked, and what its rows mean. */
export interface Method<Kind extends SubjectKind> {
  /** `fssp_person`: what its rows come under, and what it is asked by unless `paramsOf` says another `method`. */
  readonly name: string
  /** The data that it is asked with. */
  readonly needs: readonly CheckNeed[]
  /** The data as the provider takes them, or why it cannot be asked with them. */
  readonly paramsOf: (subject: SubjectOf<Kind>) => Readonly<Record<string, string | number>> | ServiceAnswer
  readonly row: v.GenericSchema
  /** The records of one row. */
  readonly read: (row: never, subject: SubjectOf<Kind>) => readonly Finding[]
}

/** A method whose `read` takes the rows of its own schema. */
export const method = <Kind extends SubjectKind, Schema extends v.GenericSchema>(
  value: Omit<Method<Kind>, 'row' | 'read'> & {
    readonly row: Schema
    readonly read: (row: v.InferOutput<Schema>, subject: SubjectOf<Kind>) => readonly Finding[]
  },
): Method<Kind> => value
