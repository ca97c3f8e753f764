import type { AddressGuess, FoundSuggestion } from './address-search.ts'
import { namesNumber, splitCadastralNumbers } from './number/number-list.ts'
import type { ParsedQuery } from './parse/parse-query.ts'
import { findObjects } from './query/find-objects.ts'
import { guess, GUESS_EDITS } from './query/guess.ts'
import { PlaceMatcher } from './query/match-places.ts'
import { readingsOf, readQuestion } from './query/read-question.ts'
import { suggest } from './query/suggest.ts'
import { Store, type StoredObject } from './store/store.ts'

/**
 * An index as `createSearchIndex` makes it.
 *
 * @category Search in memory
 */
export type SearchIndex = ReturnType<typeof createSearchIndex>

/**
 * An index of addresses and cadastral numbers in memory. It answers with ids, the texts stay where they are. Its cost
 * grows with the number of different words and streets, not with the number of flats.
 *
 * @category Search in memory
 * @example
 * ```ts
 * import { createSearchIndex } from '@proverka/address-search'
 *
 * const index = createSearchIndex()
 * index.put({ id: 1, number: '00:14:0203005:1047', address: 'г. Москва, ул. Ленина, д. 15, к. 2, кв. 7' })
 * index.search('ленина 15к2 кв 7', 8) // [1]
 * index.suggest('Москва Лен', 8)[0] // { level: 'place', id: 1 }
 * (await index.guess('Lenina', 8)).meant[0] // { level: 'place', id: 1 }
 * ```
 */
export function createSearchIndex() {
  const store = new Store()
  const matcher = new PlaceMatcher(store.places)

  const hasWord = (word: string): boolean => store.places.words.find(word) !== 0
  const readings = (text: string, isTyping: boolean): readonly ParsedQuery[] =>
    readQuestion(text, isTyping, hasWord)
  const idOf = (row: number): number => store.objects.idOf(row)

  return {
    /** Adds an object, or replaces the one with its id. */
    put: (object: StoredObject): void => store.put(object),

    /** Forgets an object; its words stay in memory. */
    remove: (id: number): void => store.remove(id),

    /** Ids of all objects from one id to the other. */
    idsBetween: (from: number, to: number): readonly number[] => store.objects.idsBetween(from, to),

    /** Ids of the objects of a number (or a list of numbers) or an address, the best first. */
    search(text: string, limit: number): readonly number[] {
      const numbers = splitCadastralNumbers(text).flatMap((number) => store.numbers.find(number))
      // A number that nothing has is not searched for as an address.
      if (numbers.length > 0 || namesNumber(text)) return numbers.slice(0, limit).map(idOf)
      const rows = firstFound(readings(text, false), (query, withTypos) =>
        findObjects(store, matcher, query, limit, withTypos),
      )
      return rows.map(idOf)
    },

    /** Suggestions for an unfinished text: streets, houses, objects, by the id of one of their objects. */
    suggest(text: string, count: number): readonly FoundSuggestion[] {
      const numbers = store.numbers.suggest(text, count)
      if (numbers.length > 0 || namesNumber(text))
        return numbers.map((row) => ({ level: 'object', id: idOf(row) }))
      const found = firstFound(readings(text, true), (query, withTypos) =>
        suggest(store, matcher, query, count, withTypos),
      )
      return found.map(({ level, row }) => ({ level, id: idOf(row) }))
    },

    /** What a text means that `suggest` has nothing for: two wrong letters, Latin spelling, or what is missing. */
    guess: (text: string, count: number): Promise<AddressGuess> =>
      guess(
        {
          readings: async (typed) => readingsOf(typed, hasWord),
          hasWords: async (words) => words.map((word) => store.places.words.has(word.text, word.isBeginning)),
          similarWords: async (word, limit) =>
            store.places.words.similar(word.text, word.isBeginning, GUESS_EDITS, limit),
          suggest: async (query, withTypos) =>
            suggest(store, matcher, query, count, withTypos).map(({ level, row }) => ({
              level,
              id: idOf(row),
            })),
        },
        text,
      ),

    /** Sizes, for logs and benches. */
    get sizes() {
      return {
        objects: store.objects.size,
        places: store.places.size,
        words: store.places.words.size,
        bytes: store.bytes,
      }
    },
  }
}

/** The first answer that is one: all readings with their words as typed, then all with a typo in each word. */
function firstFound<Found>(
  readings: readonly ParsedQuery[],
  find: (query: ParsedQuery, withTypos: boolean) => readonly Found[],
): readonly Found[] {
  for (const withTypos of [false, true]) {
    for (const reading of readings) {
      const found = find(reading, withTypos)
      if (found.length > 0) return found
    }
  }
  return []
}
