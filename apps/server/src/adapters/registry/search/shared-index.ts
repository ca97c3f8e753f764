import { randomUUID } from 'node:crypto'
import type { Queries } from '../../../platform/db/queries/queries.ts'
import type { ObjectIndex, SharedEngine } from './object-index.ts'
import { GREATEST_ID, readRange } from './read-range.ts'

/** Changes are retained for a day: an engine that was not updated for longer is loaded from the start. */
const STALE_HOURS = 20
/** Ids of a range that are compared with the engine in one step. */
const IDS_AT_ONCE = 100_000

/**
 * An engine that all processes share: one of them at a time, which holds a lease in SQL, writes to it. What it writes is
 * the same however often it is written, so the work of a process that ended half-way is simply done again; a load of the
 * whole register goes on after the last range that was finished. `idsAtOnce` is the length of a range.
 */
export function createSharedIndex(
  engine: SharedEngine,
  queries: Pick<Queries, 'demoObjects' | 'searchChanges' | 'searchEngines'>,
  idsAtOnce = IDS_AT_ONCE,
): ObjectIndex {
  const holder = randomUUID()
  const takeLease = () => queries.searchEngines.takeLease(engine.name, holder)
  let seen: string | null | undefined

  async function update(
    fromId: number,
    toId: number,
    onRange?: (to: number) => Promise<unknown>,
  ): Promise<void> {
    const greatest = Math.max(await queries.demoObjects.greatestId(), await engine.greatestId())
    const last = Math.min(toId, greatest)
    for (let from = fromId; from <= last; from += idsAtOnce) {
      const to = Math.min(last, from + idsAtOnce - 1)
      const gone = new Set(await engine.idsBetween(from, to))
      await readRange(queries, from, to, async (objects) => {
        for (const { id } of objects) gone.delete(id)
        await engine.put(objects)
        if (!(await takeLease())) throw new Error('another process keeps the search engine up to date now')
      })
      if (gone.size > 0) await engine.remove([...gone])
      await onRange?.(to)
    }
  }

  /** What the holder of the lease does with an engine that may lack objects; the lease ends with it. */
  async function bringUpToDate(isKept: boolean): Promise<void> {
    try {
      const state = await queries.searchEngines.findState(engine.name)
      const isFresh = typeof state?.snapshot === 'string' && state.hours_ago < STALE_HOURS
      if (isKept && isFresh) return
      const begun = isKept && (state?.load_hours_ago ?? STALE_HOURS) < STALE_HOURS ? state : undefined
      const snapshot = begun?.load_snapshot ?? (await queries.searchChanges.currentSnapshot())
      if (!begun?.load_snapshot) await queries.searchEngines.startLoad(engine.name, snapshot)
      const from = begun?.load_snapshot ? (begun.loaded_to ?? -1) + 1 : 0
      await update(from, GREATEST_ID, (to) => queries.searchEngines.saveLoaded(engine.name, to))
      await queries.searchEngines.saveSnapshot(engine.name, snapshot)
    } finally {
      // After a failure, too: another process may go on at once.
      await queries.searchEngines.endLease(engine.name, holder)
    }
  }

  return {
    search: engine.search,
    suggest: engine.suggest,

    /** Of an engine that has everything: what is not read in yet is not missing. */
    async guess(text, count) {
      const state = await queries.searchEngines.findState(engine.name)
      return typeof state?.snapshot === 'string' ? engine.guess(text, count) : { meant: [] }
    },

    /** The process that gets the lease reads everything in, if the engine is new or was left alone for a day. */
    async load() {
      const isKept = await engine.prepare()
      if (await takeLease()) await bringUpToDate(isKept)
    },

    async refresh() {
      const state = await queries.searchEngines.findState(engine.name)
      const isNews = seen !== undefined && seen !== state?.snapshot
      seen = state?.snapshot
      if (typeof state?.snapshot !== 'string') {
        // The process that was loading it has ended half-way.
        if (!(await takeLease())) return isNews
        await bringUpToDate(true)
        return true
      }
      const news = await queries.searchChanges.listChangesSince(state.snapshot)
      // Without changes the check is recorded every hour, so that the next start sees that the engine is kept up to
      // date.
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
