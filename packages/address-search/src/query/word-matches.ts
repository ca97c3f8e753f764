import type { QueryWord } from '../parse/parse-query.ts'
import type { Words } from '../store/words.ts'

/** What a word of the index may cost as a match of a word of the question. */
export const EXACT = 0
export const BEGINNING = 1
export const TYPO = 2

/** Words of up to this length, and numbers, must be typed exactly. */
export const EXACT_LENGTH = 3
/** A beginning that very many words share says little: only the shortest of them are tried. */
const MOST_WORDS = 3000

/** Words of the index for one word of a question. */
export interface WordMatches {
  readonly words: readonly number[]
  /** `EXACT`, `BEGINNING` or `TYPO`, for each of `words`. */
  readonly costs: readonly number[]
  /** Places of all of them, those of a place with two of them counted twice. */
  readonly places: number
}

export interface MatchOptions {
  readonly withTypos: boolean
}

/** Finds the words that a word of a question may mean: itself, longer ones, and ones a typo away. */
export function matchWord(
  words: Words,
  { text, isBeginning }: QueryWord,
  { withTypos }: MatchOptions,
): WordMatches {
  const costs = new Map<number, number>()
  let places = 0
  const found = (word: number, cost: number): boolean => {
    if (!costs.has(word)) {
      costs.set(word, cost)
      places += words.count(word)
    }
    return costs.size < MOST_WORDS
  }
  const exact = words.find(text)
  if (exact) found(exact, EXACT)
  if (isBeginning) words.trie.eachWithPrefix(text, (word) => found(word, BEGINNING))
  if (withTypos && text.length > EXACT_LENGTH && !/\d/.test(text)) {
    words.trie.eachWithTypo(text, isBeginning, (word) => {
      return words.text(word).length <= EXACT_LENGTH || found(word, TYPO)
    })
  }
  return { words: [...costs.keys()], costs: [...costs.values()], places }
}
