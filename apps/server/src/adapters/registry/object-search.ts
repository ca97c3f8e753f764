import { setImmediate as nextTurn } from 'node:timers/promises'
import { visibleText } from '@proverka/domain'
import { isNumberText, numberText, SEARCH_RESULTS_LIMIT } from '@proverka/domain/property'
import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'
import { createObjectCache } from './object-cache.ts'
import type { ObjectIndex } from './search/object-index.ts'
import { parseAddress, type FoundSuggestion, type MissingWord } from '@proverka/address-search'

export interface AddressSuggestion {
  readonly value: string
  readonly number: string | null
}

/** What was probably meant by a text, or the word that no address has. */
export interface GuessedAddresses {
  readonly meant: readonly AddressSuggestion[]
  readonly missing: MissingWord | undefined
}

/** What one of many texts means: the best objects, and how many there are. */
export interface FoundByText {
  readonly rows: readonly FoundObject[]
  readonly count: number
}

/** Milliseconds that texts are looked up in one turn: other requests wait no longer. */
const TURN_MS = 10

/** Objects that one query of many texts reads. */
const READ_AT_ONCE = 500
/** Several records of one address are one suggestion, so more of them are asked for. */
const SUGGESTION_RESERVE = 2

export type ObjectSearch = ReturnType<typeof createObjectSearch>

/** Searches the register by number or address in any spelling, through an index that `ADDRESS_SEARCH` chooses. */
export function createObjectSearch(
  index: ObjectIndex,
  listByIds: (ids: readonly number[]) => Promise<FoundObject[]>,
) {
  const objects = createObjectCache(listByIds)

  return {
    load: index.load,

    /** Reads in what this or any other process has changed since; costs one query when nothing has. */
    async refresh(): Promise<void> {
      if (await index.refresh()) objects.forget()
    },

    /** Objects of a number or an address, the best first. */
    search: async (text: string): Promise<FoundObject[]> =>
      objects.listByIds(await index.search(text, SEARCH_RESULTS_LIMIT)),

    /** The same for many texts, at most `most` objects of each; in turns, between which other requests are answered. */
    async searchAll(texts: readonly string[], most: number): Promise<ReadonlyMap<string, FoundByText>> {
      const ids = new Map<string, readonly number[]>()
      let start = performance.now()
      for (const text of texts) {
        if (ids.has(text)) continue
        ids.set(text, await index.search(text, SEARCH_RESULTS_LIMIT))
        if (performance.now() - start < TURN_MS) continue
        await nextTurn()
        start = performance.now()
      }
      const wanted = [...new Set([...ids.values()].flatMap((found) => found.slice(0, most)))]
      const byId = new Map<number, FoundObject>()
      for (let from = 0; from < wanted.length; from += READ_AT_ONCE) {
        const part = wanted.slice(from, from + READ_AT_ONCE)
        for (const object of await objects.listByIds(part)) byId.set(object.id, object)
      }
      return new Map(
        [...ids].map(([text, found]) => {
          const rows = found.slice(0, most).flatMap((id) => byId.get(id) ?? [])
          return [text, { rows, count: found.length }]
        }),
      )
    },

    /** Streets, houses, flats and numbers that go on from what is typed. */
    suggest: async (text: string, count: number): Promise<AddressSuggestion[]> =>
      describe(await index.suggest(text, count * SUGGESTION_RESERVE), isNumberText(numberText(text)), count),

    /** What a text means that nothing goes on from, and which word of it the register has not. */
    async guess(text: string, count: number): Promise<GuessedAddresses> {
      const { meant, missing } = await index.guess(text, count * SUGGESTION_RESERVE)
      return { meant: await describe(meant, false, count), missing }
    },
  }

  /** Found places, houses and objects as the texts of suggestions, at most `count`. */
  async function describe(
    found: readonly FoundSuggestion[],
    isNumber: boolean,
    count: number,
  ): Promise<AddressSuggestion[]> {
    const rows = await objects.listByIds([...new Set(found.map(({ id }) => id))])
    const byId = new Map(rows.map((row) => [row.id, row]))
    const suggestions = new Map<string, AddressSuggestion>()
    for (const { id, level } of found) {
      const row = byId.get(id)
      if (!row) continue
      const suggestion =
        isNumber && row.number ? { value: row.number, number: row.number } : suggestionOf(row, level)
      if (!suggestions.has(suggestion.value)) suggestions.set(suggestion.value, suggestion)
    }
    return [...suggestions.values()].slice(0, count)
  }
}

/** The whole address of an object; that of its street or house, without a number, where those are meant. */
function suggestionOf({ address, number }: FoundObject, level: FoundSuggestion['level']): AddressSuggestion {
  if (level === 'object') return { value: address, number }
  const shown = visibleText(address)
  const { placeEnd, houseEnd } = parseAddress(shown)
  const end = level === 'place' ? placeEnd : houseEnd
  return end === 0 ? { value: address, number } : { value: closed(shown, end), number: null }
}

/** Takes along what closes the last word: the quotes of «Рассвет». */
function closed(address: string, end: number): string {
  return address.slice(0, end) + (/^[»"”)]/.exec(address.slice(end))?.[0] ?? '')
}
