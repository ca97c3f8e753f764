import type { Extract, ExtractRight } from '@proverka/domain/reports'
import { UNKNOWN_RIGHT } from './dictionaries.ts'

/** Property of one or several; lesser rights such as lease of a town's land do not make an owner. */
const OWNERSHIP = /собственност/iu

/**
 * The owner states of an extract (FIND-08), by the rights of property that have not ended. One hidden holder is enough
 * for `withheld`: such an extract does not tell who owns the object. A right of an unknown kind may be property: it keeps
 * the answer from being `unregistered`.
 */
export function ownershipOf(rights: readonly ExtractRight[]): Extract['ownership'] {
  const present = rights.filter(
    ({ endedAt, type }) => endedAt === undefined && (OWNERSHIP.test(type) || type === UNKNOWN_RIGHT),
  )
  if (present.length === 0) return 'unregistered'
  const holders = present.flatMap((right) => right.holders)
  return holders.some((holder) => holder.state === 'withheld') ? 'withheld' : 'named'
}
