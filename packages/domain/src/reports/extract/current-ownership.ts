import type { Extract, ExtractRight } from './extract.ts'

/** The current rights of ownership, without those that have passed to another holder. */
export function currentOwnership({ rights }: Pick<Extract, 'rights'>): readonly ExtractRight[] {
  return currentRights(rights).filter(({ type }) => /собственност/i.test(type))
}

/** The current rights of any kind. */
export function currentRights(rights: readonly ExtractRight[]): readonly ExtractRight[] {
  return rights.filter((right) => right.endedAt === undefined)
}

/** How many own the object; a right without a holder has one all the same. */
export function ownerCount(extract: Pick<Extract, 'rights'>): number {
  return currentOwnership(extract).reduce((sum, right) => sum + Math.max(1, right.holders.length), 0)
}
