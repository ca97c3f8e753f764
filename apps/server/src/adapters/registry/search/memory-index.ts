import { createSearchIndex } from '@proverka/address-search'
import type { Queries } from '../../../platform/db/queries/queries.ts'
import type { ObjectIndex } from './object-index.ts'
import { GREATEST_ID, readRange } from './read-range.ts'

/** The index in the memory of this process: it is read in at every start, and until then nothing is found. */
export function createMemoryIndex(queries: Pick<Queries, 'demoObjects' | 'searchChanges'>): ObjectIndex {
  const index = createSearchIndex()
  /** Everything that this look could see is in the index. */
  let snapshot = '1:1:'
  let isLoaded = false

  /** Brings the objects of a range up to date, those that are gone included. */
  async function update(fromId: number, toId: number): Promise<void> {
    const gone = new Set(index.idsBetween(fromId, toId))
    await readRange(queries, fromId, toId, (objects) => {
      for (const object of objects) {
        gone.delete(object.id)
        index.put(object)
      }
    })
    for (const id of gone) index.remove(id)
  }

  return {
    search: async (text, limit) => index.search(text, limit),
    suggest: async (text, count) => index.suggest(text, count),
    // What is not read in yet is not missing.
    guess: async (text, count) => (isLoaded ? index.guess(text, count) : { meant: [] }),
    async load() {
      snapshot = await queries.searchChanges.currentSnapshot()
      await update(0, GREATEST_ID)
      isLoaded = true
      await queries.searchChanges.deleteOldChanges()
    },
    async refresh() {
      const news = await queries.searchChanges.listChangesSince(snapshot)
      for (const { from_id, to_id } of news.changes) await update(from_id, to_id)
      snapshot = news.snapshot
      if (news.changes.length === 0) return false
      await queries.searchChanges.deleteOldChanges()
      return true
    },
    close: async () => {},
  }
}
