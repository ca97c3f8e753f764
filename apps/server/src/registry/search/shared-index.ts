import { randomUUID } from 'node:crypto'
import type { Queries } from '../../db/queries/queries.ts'
import type { ObjectIndex, SharedEngine } from './object-index.ts'
import { GREATEST_ID, readRange } from './read-range.ts'

/** Changes are kept for a day: an engine that nobody brought up to date for so long is read in again. */
const STALE_HOURS = 20
/** Ids of a range that are compared at once with what the engine has. */
const IDS_AT_ONCE = 100_000

/**
 * An engine that all processes share: one of them at a time, which holds a lease in SQL, writes to it. What it writes is
 * the same however often it is written, so the work of a process that ended half-way is simply done again.
 */
export function createSharedIndex(
  engine: SharedEngine,
  queries: Pick<Queries, 'demoObjects' | 'searchChanges' | 'searchEngines'>,
): ObjectIndex {
  const holder = randomUUID()
  const takeLease = () => queries.searchEngines.takeLease(engine.name, holder)
  let seen: string | null | undefined

  async function update(fromId: number, toId: number): Promise<void> {
    const greatest = Math.max(await queries.demoObjects.greatestId(), await engine.greatestId())
    const last = Math.min(toId, greatest)
    for (let from = fromId; from <= last; from += IDS_AT_ONCE) {
      const to = Math.min(last, from + IDS_AT_ONCE - 1)
      const gone = new Set(await engine.idsBetween(from, to))
      await readRange(queries, from, to, async (objects) => {
        for (const { id } of objects) gone.delete(id)
        await engine.put(objects)
        if (!(await takeLease())) throw new Error('another process keeps the search engine up to date now')
      })
      if (gone.size > 0) await engine.remove([...gone])
    }
  }

  async function loadAll(): Promise<void> {
    const snapshot = await queries.searchChanges.currentSnapshot()
    await update(0, GREATEST_ID)
    await queries.searchEngines.saveSnapshot(engine.name, snapshot)
  }

  return {
    search: engine.search,
    suggest: engine.suggest,

    /** The process that gets the lease reads everything in, if the engine is new or was left alone for a day. */
    async load() {
      const isKept = await engine.prepare()
      if (!(await takeLease())) return
      const state = await queries.searchEngines.findState(engine.name)
      const isFresh = typeof state?.snapshot === 'string' && state.hours_ago < STALE_HOURS
      if (isKept && isFresh) await queries.searchEngines.endLease(engine.name, holder)
      else await loadAll()
    },

    async refresh() {
      const state = await queries.searchEngines.findState(engine.name)
      const isNews = seen !== undefined && seen !== state?.snapshot
      seen = state?.snapshot
      if (typeof state?.snapshot !== 'string') return isNews
      const news = await queries.searchChanges.listChangesSince(state.snapshot)
      // Without changes the look is written down now and then: the next start sees that somebody watches.
      if (news.changes.length === 0 && state.hours_ago < 1) return isNews
      if (!(await takeLease())) return isNews
      for (const { from_id, to_id } of news.changes) await update(from_id, to_id)
      await queries.searchEngines.saveSnapshot(engine.name, news.snapshot)
      await queries.searchChanges.deleteOldChanges()
      seen = news.snapshot
      return true
    },
    close: engine.close,
  }
}
