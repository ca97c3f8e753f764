import { setImmediate as nextTurn } from 'node:timers/promises'
import { SEARCH_RESULTS_LIMIT } from '@proverka/domain'
import type { FoundObject } from '../db/queries/demo-objects.ts'
import type { Queries } from '../db/queries/queries.ts'
import { createObjectCache } from './object-cache.ts'
import { createSearchIndex, parseAddress, type FoundSuggestion } from '@proverka/address-search'

export interface AddressSuggestion {
  readonly value: string
  readonly number: string | null
}

/** What one of many texts means: the best objects, and how many there are. */
export interface FoundByText {
  readonly rows: readonly FoundObject[]
  readonly count: number
}

/** Milliseconds that texts are looked up in one turn: other requests wait no longer. */
const TURN_MS = 10

/** Objects read at once: reading them in must not hold other requests up for long. */
const BATCH = 5000
/** Objects that one query of many texts reads. */
const READ_AT_ONCE = 500
const GREATEST_ID = 2_147_483_647
/** Several records of one address are one suggestion, so more of them are asked for. */
const SUGGESTION_RESERVE = 2

export type ObjectSearch = ReturnType<typeof createObjectSearch>

/** Where no register is connected nothing is found and nothing is suggested. */
export const NO_SEARCH: ObjectSearch = {
  load: async () => {},
  refresh: async () => {},
  search: async () => [],
  searchAll: async () => new Map(),
  suggest: async () => [],
}

/** Searches the register by number or address in any spelling, through an index in the memory of this process. */
export function createObjectSearch(queries: Pick<Queries, 'demoObjects' | 'searchChanges'>) {
  const index = createSearchIndex()
  const objects = createObjectCache((ids) => queries.demoObjects.listByIds(ids))
  /** Everything that this look could see is in the index. */
  let snapshot = '1:1:'

  /** Brings the objects of a range up to date, those that are gone included. */
  async function readRange(fromId: number, toId: number): Promise<void> {
    const gone = new Set(index.idsBetween(fromId, toId))
    for (let afterId = fromId - 1; ;) {
      const rows = await queries.demoObjects.listForIndex(afterId, toId, BATCH)
      for (const row of rows) {
        gone.delete(row.id)
        index.put(row)
      }
      const last = rows.at(-1)
      if (!last || rows.length < BATCH) break
      afterId = last.id
    }
    for (const id of gone) index.remove(id)
  }

  return {
    /** Reads all objects in; until then nothing is found. */
    async load(): Promise<void> {
      snapshot = await queries.searchChanges.currentSnapshot()
      await readRange(0, GREATEST_ID)
      await queries.searchChanges.deleteOldChanges()
    },

    /** Reads in what this or any other process has changed since; costs one query when nothing has. */
    async refresh(): Promise<void> {
      const news = await queries.searchChanges.listChangesSince(snapshot)
      if (news.changes.length > 0) objects.forget()
      for (const { from_id, to_id } of news.changes) await readRange(from_id, to_id)
      snapshot = news.snapshot
      if (news.changes.length > 0) await queries.searchChanges.deleteOldChanges()
    },

    /** Objects of a number or an address, the best first. */
    search: (text: string): Promise<FoundObject[]> =>
      objects.listByIds(index.search(text, SEARCH_RESULTS_LIMIT)),

    /** The same for many texts, at most `most` objects of each; in turns, between which other requests are answered. */
    async searchAll(texts: readonly string[], most: number): Promise<ReadonlyMap<string, FoundByText>> {
      const ids = new Map<string, readonly number[]>()
      let start = performance.now()
      for (const text of texts) {
        if (ids.has(text)) continue
        ids.set(text, index.search(text, SEARCH_RESULTS_LIMIT))
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
    async suggest(text: string, count: number): Promise<AddressSuggestion[]> {
      const found = index.suggest(text, count * SUGGESTION_RESERVE)
      const rows = await objects.listByIds([...new Set(found.map(({ id }) => id))])
      const byId = new Map(rows.map((row) => [row.id, row]))
      const isNumber = /^[\d:]+$/.test(text.trim())
      const suggestions = new Map<string, AddressSuggestion>()
      for (const { id, level } of found) {
        const row = byId.get(id)
        if (!row) continue
        const suggestion =
          isNumber && row.number ? { value: row.number, number: row.number } : suggestionOf(row, level)
        if (!suggestions.has(suggestion.value)) suggestions.set(suggestion.value, suggestion)
      }
      return [...suggestions.values()].slice(0, count)
    },
  }
}

/** The whole address of an object; that of its street or house, without a number, where those are meant. */
function suggestionOf({ address, number }: FoundObject, level: FoundSuggestion['level']): AddressSuggestion {
  if (level === 'object') return { value: address, number }
  const { placeEnd, houseEnd } = parseAddress(address)
  const end = level === 'place' ? placeEnd : houseEnd
  return end === 0 ? { value: address, number } : { value: closed(address, end), number: null }
}

/** Takes along what closes the last word: the quotes of «Рассвет». */
function closed(address: string, end: number): string {
  return address.slice(0, end) + (/^[»"”)]/.exec(address.slice(end))?.[0] ?? '')
}
