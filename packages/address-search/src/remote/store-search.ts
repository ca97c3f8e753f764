import type { AddressSearch, FoundSuggestion } from '../address-search.ts'
import { namesNumber, splitCadastralNumbers } from '../number/number-list.ts'
import { plainNumber, readNumber, readNumberBeginning } from '../number/number-spellings.ts'
import { parseQuery, type ParsedQuery } from '../parse/parse-query.ts'
import { guess } from '../query/guess.ts'
import { readingsOf } from '../query/read-question.ts'
import type { AddressStore } from './address-store.ts'
import { searchCandidates } from './search-candidates.ts'
import { suggestCandidates } from './suggest-candidates.ts'

/**
 * The questions of `AddressSearch` over a store outside of the process. The store narrows a question down to some hundred
 * places and objects; which of them fit, and in which order, is decided by the same code as in memory.
 *
 * @category Search over a store of your own
 * @example
 * ```ts
 * import { createStoreSearch, type AddressStore } from '@proverka/address-search'
 *
 * // A store of one object; a real one asks a database or a search engine.
 * const place = { id: 1, own: ['москва', 'ленина'], other: [], kinds: 0, partitions: [0] }
 * const object = { id: 7, place: 1, house: '15', unit: '' }
 * const store: AddressStore = {
 *   hasWords: async (words) => words.map(({ text }) => place.own.includes(text)),
 *   similarWords: async () => [],
 *   places: async ({ all }) => (all.every(({ text }) => place.own.includes(text)) ? [place] : []),
 *   objects: async (patterns) => (patterns.some(({ house }) => house === '15') ? [object] : []),
 *   houses: async () => [object],
 *   firstObjects: async () => [object],
 *   byNumber: async () => [],
 *   byOtherNumber: async () => [],
 *   numbersFrom: async () => [],
 * }
 * await createStoreSearch(store).search('Москва Ленина 15', 8) // [7]
 * ```
 */
export function createStoreSearch(store: AddressStore): AddressSearch {
  async function idsOfNumber(text: string): Promise<readonly number[]> {
    for (const reading of readNumber(text)) {
      const ids = reading.length > 0 ? await store.byNumber(reading) : []
      if (ids.length > 0) return ids
    }
    return /\d/.test(text) ? store.byOtherNumber(plainNumber(text)) : []
  }

  async function suggestNumbers(text: string, count: number): Promise<readonly number[]> {
    const ids = new Set<number>()
    for (const beginning of readNumberBeginning(text)) {
      for (const id of await store.numbersFrom(beginning, count)) ids.add(id)
    }
    return [...ids].slice(0, count)
  }

  return {
    async search(text, limit) {
      const numbers: number[] = []
      for (const number of splitCadastralNumbers(text)) numbers.push(...(await idsOfNumber(number)))
      if (numbers.length > 0 || namesNumber(text)) return numbers.slice(0, limit)
      return firstFound(await readWithWords(store, text, false), (query, withTypos) =>
        searchCandidates(store, query, limit, withTypos),
      )
    },
    async suggest(text, count): Promise<readonly FoundSuggestion[]> {
      const numbers = await suggestNumbers(text, count)
      if (numbers.length > 0 || namesNumber(text)) return numbers.map((id) => ({ level: 'object', id }))
      return firstFound(await readWithWords(store, text, true), (query, withTypos) =>
        suggestCandidates(store, query, count, withTypos),
      )
    },
    guess: (text, count) =>
      guess(
        {
          readings: (typed) => readingsWithWords(store, typed),
          hasWords: (words) =>
            words.length === 0
              ? Promise.resolve([])
              : store.hasWords(words.map((word) => ({ text: word.text, isBeginning: word.isBeginning }))),
          similarWords: ({ text: word, isBeginning }, limit) =>
            store.similarWords({ text: word, isBeginning }, limit),
          suggest: (query, withTypos) => suggestCandidates(store, query, count, withTypos),
        },
        text,
      ),
  }
}

/** Words that a reading asks for in a first round decide for which it asks in the next. */
const MOST_ROUNDS = 4

const readWithWords = async (
  store: Pick<AddressStore, 'hasWords'>,
  text: string,
  isTyping: boolean,
): Promise<readonly ParsedQuery[]> =>
  (await readingsWithWords(store, text)).map((reading) => parseQuery(reading, isTyping))

/** Reads a text whose words only the store knows: repeats until every word has been looked up. */
async function readingsWithWords(
  store: Pick<AddressStore, 'hasWords'>,
  text: string,
): Promise<readonly string[]> {
  const known = new Map<string, boolean>()
  for (let round = 1; ; round++) {
    const asked = new Set<string>()
    const readings = readingsOf(text, (word) => {
      if (!known.has(word)) asked.add(word)
      return known.get(word) ?? false
    })
    if (asked.size === 0 || round === MOST_ROUNDS) return readings
    const words = [...asked]
    const answers = await store.hasWords(words.map((word) => ({ text: word, isBeginning: false })))
    words.forEach((word, at) => known.set(word, answers[at] ?? false))
  }
}

/** The first answer that is one: all readings with their words as typed, then all with a typo in each word. */
async function firstFound<Found>(
  readings: readonly ParsedQuery[],
  find: (query: ParsedQuery, withTypos: boolean) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  for (const withTypos of [false, true]) {
    for (const reading of readings) {
      if (reading.words.length === 0 && reading.numbers.length === 0) continue
      const found = await find(reading, withTypos)
      if (found.length > 0) return found
    }
  }
  return []
}
