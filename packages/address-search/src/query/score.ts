/**
 * How well a candidate matches a query, as one number: smaller is better. In the order of weight: typos, another
 * spelling of the house, an old name of the city, an unfinished word, another kind of street, unmatched words.
 */
export interface Fit {
  readonly typos: number
  readonly guess: number
  readonly otherNames: number
  readonly beginnings: number
  readonly otherKinds: number
  readonly leftover: number
}

const BITS = { guess: 2, otherNames: 3, beginnings: 2, otherKinds: 3, leftover: 8 } as const

const capped = (value: number, bits: number): number => Math.min(Math.max(value, 0), (1 << bits) - 1)

/** Called for every place that is compared, so it is written out. */
export function scoreOf({ typos, guess, otherNames, beginnings, otherKinds, leftover }: Fit): number {
  let score = capped(typos, 5)
  score = (score << BITS.guess) | capped(guess, BITS.guess)
  score = (score << BITS.otherNames) | capped(otherNames, BITS.otherNames)
  score = (score << BITS.beginnings) | capped(beginnings, BITS.beginnings)
  score = (score << BITS.otherKinds) | capped(otherKinds, BITS.otherKinds)
  return (score << BITS.leftover) | capped(leftover, BITS.leftover)
}

/** What parts better matches from worse ones: everything but words left over. */
export const tierOf = (score: number): number => score >> BITS.leftover

/** Words left over count in the lowest bits, so that more of them may be added. */
export const withLeftover = (score: number, more: number): number =>
  (tierOf(score) << BITS.leftover) | capped((score & ((1 << BITS.leftover) - 1)) + more, BITS.leftover)

export const withGuess = (score: number, guess: number): number =>
  score + (guess << (BITS.otherNames + BITS.beginnings + BITS.otherKinds + BITS.leftover))
