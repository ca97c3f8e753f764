import { appError } from '@proverka/domain/errors'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { TableName } from '../db/watch-writes.ts'
import { openStream, type OpenStream, type EventStream } from './event-stream.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

/** How often the database is asked for changes while any stream is open: one statement for all streams. */
const ASK_MS = 1000
/** Writes of this process are sent sooner; several writes of one step are sent together. */
const OWN_WRITE_MS = 100
/** Shorter than the minute after which proxies close a silent connection. */
const BEAT_MS = 15_000
/**
 * A stream ends after this, and the browser opens another: a user who may no longer read the report is refused then.
 */
const LIFE_MS = 10 * MINUTE_MS
/** After so long a browser tries again. */
const RETRY_MS = 2000

/** Streams of one user, or of one guest's browser, in this process: pages that are open at a time. */
const MOST_OF_ONE = 8
const MOST_OF_ALL = 2000

/** The state of what a page shows: a text that differs when anything of it does. */
export interface LiveVersion {
  readonly version: string
  /** Nothing of it changes by itself. */
  readonly settled: boolean
}

/** Says to open pages that what they show has changed (REPORT-01). A stream carries no facts: the page asks for them. */
export interface LiveChanges {
  /**
   * Watches what is named by the keys. Events `version` with an opaque text, at first and whenever it changes, and `end` when nothing will change by itself
   * any more. Throws `rate/limit` when `who` has too many open.
   */
  readonly watch: (keys: readonly string[], who: string) => EventStream
  /** Open streams. */
  readonly count: () => number
  /** Ends all streams, so that a server can stop. */
  readonly close: () => void
}

interface Watcher extends OpenStream {
  readonly keys: readonly string[]
  readonly who: string
  readonly endsAt: number
  version: string | undefined
}

interface Parts {
  readonly database: Database
  readonly log: Logger
  /** Whose writes by this process are told at once. */
  readonly tables: readonly TableName[]
  /** Versions by key; of all keys that are watched in few statements, because it is asked every second. */
  readonly listVersions: (keys: readonly string[]) => Promise<ReadonlyMap<string, LiveVersion>>
}

/**
 * Asks the database every second instead of listening to it: that works on both engines, through every pooler of
 * connections and for any number of server processes.
 */
export function createLiveChanges({ database, log, tables, listVersions }: Parts): LiveChanges {
  const watchers = new Set<Watcher>()
  let timer: NodeJS.Timeout | undefined
  let dueAt = 0
  let isLooking = false
  let beatAt = 0
  let isClosed = false
  database.onWrite(tables, () => schedule(OWN_WRITE_MS))
  return {
    count: () => watchers.size,
    watch(keys, who) {
      const own = [...watchers].filter((watcher) => watcher.who === who)
      if (own.length >= MOST_OF_ONE || watchers.size >= MOST_OF_ALL)
        throw appError('rate/limit', `streams: ${who}`)
      const open = openStream(RETRY_MS, () => watchers.delete(watcher))
      const watcher: Watcher = { ...open, keys, who, endsAt: Date.now() + LIFE_MS, version: undefined }
      if (isClosed) watcher.end()
      else watchers.add(watcher)
      schedule(0)
      return open.stream
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.end()
    },
  }

  function schedule(ms: number): void {
    const at = Date.now() + ms
    // The earlier look wins: a busy process writes without a pause.
    if (watchers.size === 0 || isClosed || isLooking || (timer && dueAt <= at)) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(() => void look(), ms)
    timer.unref()
  }

  async function look(): Promise<void> {
    timer = undefined
    isLooking = true
    try {
      const keys = new Set([...watchers].flatMap((watcher) => watcher.keys))
      tellChanges(await listVersions([...keys]))
    } catch (error) {
      // The database is away: the pages keep what they have, and the next second is another try.
      log.info({ err: error }, 'live changes')
    }
    isLooking = false
    keepAlive()
    schedule(ASK_MS)
  }

  function tellChanges(versions: ReadonlyMap<string, LiveVersion>): void {
    for (const watcher of watchers) {
      // Opened while the database was asked.
      if (!watcher.keys.every((key) => versions.has(key))) continue
      const states = watcher.keys.flatMap((key) => versions.get(key) ?? [])
      const version = states.map((state) => state.version).join('-')
      if (version !== watcher.version) watcher.tell('version', version)
      watcher.version = version
      if (!states.every(({ settled }) => settled)) continue
      watcher.tell('end', version)
      watcher.end()
    }
  }

  function keepAlive(): void {
    const now = Date.now()
    for (const watcher of watchers) if (watcher.endsAt <= now) watcher.end()
    if (now - beatAt < BEAT_MS) return
    beatAt = now
    for (const watcher of watchers) watcher.beat()
  }
}
