import { visibleText } from '@proverka/domain'
import type { AddressGuess, FoundSuggestion, MissingWord } from '../address-search.ts'
import { readItems } from '../parse/read-items.ts'
import type { Item, WordItem } from '../parse/items.ts'
import { parseQuery, type ParsedQuery, type QueryWord } from '../parse/parse-query.ts'
import { transliterate } from '../text/transliterate.ts'
import { SETTLEMENT_BITS, STREET_BITS } from '../words/kinds.ts'

/** Edits in one word that are still a guess, and how long it must be for that. */
export const GUESS_EDITS = 2
const GUESS_LENGTH = 5
/** In a shorter word the first letter is right. */
const LONG_WORD = 7
/** Words that one misspelt word may mean. */
const MOST_SIMILAR = 6
/** Questions that are tried, with each of them in its place. */
const MOST_TRIES = 24
/** A shorter word says nothing about what is missing. */
const LEAST_MISSING = 3

/** What a guess asks of the words and places of an index. */
export interface GuessSource {
  /** The readings of a text as normalised texts. */
  readonly readings: (text: string) => Promise<readonly string[]>
  /** For each word whether a place has it, or one that begins so. */
  readonly hasWords: (words: readonly QueryWord[]) => Promise<readonly boolean[]>
  /** At most `limit` words of places up to `GUESS_EDITS` edits away, the nearest first. */
  readonly similarWords: (word: QueryWord, limit: number) => Promise<readonly string[]>
  readonly suggest: (query: ParsedQuery, withTypos: boolean) => Promise<readonly FoundSuggestion[]>
}

/**
 * What a text means that has no suggestion: two letters of a word are wrong, or Russian is written in Latin letters;
 * failing that, the word that no place has. Numbers are never guessed.
 */
export async function guess(source: GuessSource, text: string): Promise<AddressGuess> {
  const shown = visibleText(text)
  const latin = transliterate(shown.toLowerCase())
  const readings = new Set<string>()
  if (latin !== shown.toLowerCase()) for (const reading of await source.readings(latin)) readings.add(reading)
  for (const reading of await source.readings(shown)) readings.add(reading)
  const answers: Unmeant[] = []
  for (const reading of readings) {
    const answer = await guessReading(source, parseQuery(reading, true))
    if ('meant' in answer) return answer
    answers.push({ ...answer, reading })
  }
  const [best] = answers.toSorted(
    (one, other) => one.missing.length - other.missing.length || +isSpoken(other) - +isSpoken(one),
  )
  const [word] = best?.missing ?? []
  if (best && word) return { meant: [], missing: missingWord(word, best.reading, shown) }
  return answers.some(({ isPlace }) => isPlace)
    ? { meant: [], missing: { word: '', kind: 'house' } }
    : { meant: [] }
}

/** Why a reading of a text means nothing. */
interface Unmeant {
  readonly reading: string
  /** Words that no place has. */
  readonly missing: readonly QueryWord[]
  /** Without its numbers it names a place. */
  readonly isPlace: boolean
}

/** Whether the missing word could be one: keys of the other layout give few vowels. */
const isSpoken = ({ missing: [word] }: Unmeant): boolean =>
  word !== undefined && (word.text.match(/[аеиоуыэюя]/g) ?? []).length * 4 >= word.text.length

async function guessReading(
  source: GuessSource,
  query: ParsedQuery,
): Promise<AddressGuess | Omit<Unmeant, 'reading'>> {
  const words = query.words.filter(isSearched)
  const known = await source.hasWords(words)
  const options: { readonly word: QueryWord; readonly similar: readonly string[] }[] = []
  for (const [at, word] of words.entries())
    if (!known[at]) options.push({ word, similar: await similarTo(source, word) })
  const missing = options.filter(({ similar }) => similar.length === 0).map(({ word }) => word)
  if (missing.length > 0) return { missing, isPlace: false }
  const tries = rewritten(query, options)
  for (const tried of tries) {
    for (const withTypos of [false, true]) {
      const meant = await source.suggest(tried, withTypos)
      if (meant.length > 0) return { meant }
    }
  }
  const [first] = tries
  const isPlace =
    first !== undefined &&
    first.words.length > 0 &&
    first.numbers.length > 0 &&
    (await source.suggest({ ...first, numbers: [], isNumberUnfinished: false }, false)).length > 0
  return { missing, isPlace }
}

const isSearched = ({ text, isRequired, kinds, isKind, isBeginning }: QueryWord): boolean =>
  (isRequired || (kinds !== 0 && !isKind)) &&
  !/\d/.test(text) &&
  text.length >= LEAST_MISSING + (isBeginning ? 1 : 0)

async function similarTo(source: GuessSource, word: QueryWord): Promise<readonly string[]> {
  const { text } = word
  if (text.length < GUESS_LENGTH) return []
  const similar = await source.similarWords(word, MOST_SIMILAR)
  // «Пермь» is no misspelt «Тверь».
  return text.length < LONG_WORD ? similar.filter((other) => other.startsWith(text.charAt(0))) : similar
}

/** The query with similar words in the place of unknown ones: the nearest of each first. */
function rewritten(
  query: ParsedQuery,
  options: readonly { readonly word: QueryWord; readonly similar: readonly string[] }[],
): readonly ParsedQuery[] {
  let queries: readonly ParsedQuery[] = [query]
  for (const { word, similar } of options) {
    queries = similar
      .flatMap((text) =>
        queries.map((one) => ({
          ...one,
          words: one.words.map((own) => (own === word ? { ...own, text, isBeginning: false } : own)),
        })),
      )
      .slice(0, MOST_TRIES)
  }
  return queries
}

/** The word as it was typed, and what it names by its mark or its place in the text. */
function missingWord({ text }: QueryWord, reading: string, shown: string): MissingWord {
  const typed = new RegExp(`[\\p{L}-]*${text.replaceAll('е', '[её]')}[\\p{L}-]*`, 'iu').exec(shown)?.[0]
  const word = typed ?? text
  return { word: word.charAt(0).toUpperCase() + word.slice(1), kind: kindOf(text, readItems(reading)) }
}

function kindOf(text: string, items: readonly Item[]): MissingWord['kind'] {
  const at = items.findIndex((item) => item.type === 'word' && item.text === text)
  const word = items[at] as WordItem | undefined
  if (!word) return 'place'
  const isOfPart = (item: Item | undefined): item is Item => item?.part === word.part
  const near = [items[at - 1], items[at + 1]].filter(isOfPart)
  const isParted = items.some(({ part }) => part !== word.part)
  const kinds = (isParted ? items.filter(isOfPart) : near).reduce(
    (bits, item) => (item.type === 'kind' ? bits | item.bits : bits),
    0,
  )
  if ((kinds & STREET_BITS) !== 0) return 'street'
  if ((kinds & SETTLEMENT_BITS) !== 0) return 'town'
  if (kinds !== 0 || items.filter(({ type }) => type === 'word').length === 1) return 'place'
  const after = items[at + 1]
  return after?.type === 'number' && after.role !== 'name' ? 'street' : 'town'
}
