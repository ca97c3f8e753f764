import type { CadastralObject } from '../object/cadastral-object.ts'
import { objectKeyOf } from '../object/object-key.ts'
import type { NumberFault } from './read-row.ts'

/** An object as a list shows it. */
export type WholesaleObject = Pick<
  CadastralObject,
  'Number' | 'Address' | 'Area' | 'ObjectType' | 'TypeOKC' | 'Status'
>

/**
 * What is known of a row before anything is paid.
 * - `found`: one object, which can be ordered; `cancelled`: one that left the register.
 * - `several`: the row names more than one, or one that is only likely; `unknown`: the register has none.
 * - `not-checked`: the register does not know all objects, so the row is neither confirmed nor refuted.
 */
export type AnswerKind =
  | 'found'
  | 'cancelled'
  | 'several'
  | 'unknown'
  | 'bad-number'
  | 'formula'
  | 'unclear'
  | 'not-checked'

/**
 * Why a row is neither confirmed nor refuted: `not-connected`, nothing is loaded and no service is connected; `not-asked`, the
 * register does not have it and services were not asked or did not answer; `not-known`, neither knows it.
 */
export type NotCheckedReason = 'not-connected' | 'not-asked' | 'not-known'

/** What is known of one row of a list before anything is paid. */
export interface RowAnswer {
  readonly kind: AnswerKind
  readonly object: WholesaleObject | null
  /** The row says it in another spelling than the register. */
  readonly corrected: boolean
  /** Objects to choose from, the best first; not more than fit into a list. */
  readonly choices: readonly WholesaleObject[]
  /** How many there are. */
  readonly count: number
  readonly fault: NumberFault | null
  /** With `not-checked`. */
  readonly not_checked?: NotCheckedReason
}

/**
 * For each answer the index of an earlier row with the same object, or undefined: the first one is charged, the others
 * cost nothing. Pending answers are not repeats.
 */
export function findRepeats(
  answers: readonly (Pick<RowAnswer, 'kind' | 'object'> | undefined)[],
): readonly (number | undefined)[] {
  const first = new Map<string, number>()
  return answers.map((answer, index) => {
    if (!answer?.object || (answer.kind !== 'found' && answer.kind !== 'cancelled')) return undefined
    const key = objectKeyOf(answer.object)
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, index)
    return earlier
  })
}
