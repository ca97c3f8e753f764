import type { WordPattern } from '@proverka/address-search'

/** A word of a question with the words of the index that a typo may have come from. */
export interface ExpandedWord extends WordPattern {
  readonly others: readonly string[]
}

/** In the place of the houses of a place that has too many of them for one row: any house may be there. */
export const ANY_HOUSE = 'h*'

/** A house among the words of its place. */
export const houseLexeme = (house: string): string => `h:${house}`

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** What PostgreSQL reads as a `tsquery` without any dictionary: any of the words that a word may mean. */
export function wordQuery({ text, isBeginning, others }: ExpandedWord): string {
  return `(${[quoted(text) + (isBeginning ? ':*' : ''), ...others.map(quoted)].join(' | ')})`
}

/** The `tsquery` of places that have all of some words, or else one of others, and one of the houses. */
export function placeQuery(
  all: readonly ExpandedWord[],
  some: readonly ExpandedWord[],
  houses: readonly string[] | undefined,
): string | undefined {
  const words = all.length > 0 ? all.map(wordQuery).join(' & ') : some.map(wordQuery).join(' | ')
  if (words === '') return undefined
  if (!houses) return words
  const anyOf = [...houses.map(houseLexeme), ANY_HOUSE].map(quoted)
  return `(${words}) & (${anyOf.join(' | ')})`
}
