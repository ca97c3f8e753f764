import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Queries } from '../db/queries/queries.ts'
import { asPart, hashOfEntry } from './hash-of-entry.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

/** One reading of personal data. */
export interface PersonalDataRead {
  readonly readerId: string | undefined
  /** Whose data, for example `order_item:<id>`; never the data themselves. */
  readonly subject: string
  readonly fields: string
  readonly reason: string
}

export interface ReadLog {
  /**
   * Settles once the reading is on disk, so that no answer goes out unlogged. Not for use inside a transaction: the log
   * commits by itself, whatever becomes of the work around it.
   */
  readonly append: (read: PersonalDataRead) => Promise<void>
  /** Tells the process log where the open chain ends, as a witness outside of the database. */
  readonly close: () => void
}

/** Several looks by the same call within this time, as of a page that refreshes itself, are one reading. */
const SAME_READING_MS = 10 * MINUTE_MS

/** Readings that are remembered as fresh; the oldest are forgotten first and would be logged once more. */
const MOST_FRESH = 50_000

const MOST_IN_BATCH = 500

interface Waiting {
  readonly read: PersonalDataRead
  readonly at: Date
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** The end of the chain that this process writes. */
interface Chain {
  readonly id: string
  readonly day: string
  readonly length: number
  readonly head: string
}

/**
 * Writes readings into a hash chain of this process and day (LAW-06). Readings that come while a batch is being written
 * make the next one, so the cost of a reading depends neither on the length of the log nor on other processes.
 */
export function createReadLog(database: Database, queries: Queries, clock: Clock, log: Logger): ReadLog {
  const writer = `${hostname()}:${process.pid}`
  const fresh = new Map<string, { readonly at: number; readonly written: Promise<void> }>()
  const waiting: Waiting[] = []
  let chain: Chain | undefined
  let isWriting = false

  function append(read: PersonalDataRead): Promise<void> {
    if (database.isInTransaction) throw new Error('a reading is logged outside of transactions')
    const at = clock.now()
    const key = `${read.readerId ?? ''} ${read.subject} ${read.fields} ${read.reason}`
    const known = fresh.get(key)
    if (known && at.getTime() - known.at < SAME_READING_MS) return known.written
    const written = new Promise<void>((resolve, reject) => waiting.push({ read, at, resolve, reject }))
    fresh.delete(key)
    fresh.set(key, { at: at.getTime(), written })
    written.catch(() => fresh.delete(key))
    forgetOldest()
    if (!isWriting) void writeAll()
    return written
  }

  function forgetOldest(): void {
    for (const key of fresh.keys()) {
      if (fresh.size <= MOST_FRESH) return
      fresh.delete(key)
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_IN_BATCH)
      try {
        chain = await write(batch)
        for (const { resolve } of batch) resolve()
      } catch (error) {
        // Whether the batch was committed is unknown, so the next batch starts a new chain.
        chain = undefined
        for (const { reject } of batch) reject(error)
      }
    }
    isWriting = false
  }

  function write(batch: readonly Waiting[]): Promise<Chain> {
    return database.transaction(async () => {
      const open = await openChain(clock.now().toISOString().slice(0, 10))
      let { head } = open
      const entries = batch.map(({ read, at }, index) => {
        const entry = {
          chain_id: open.id,
          position: open.length + index + 1,
          at,
          reader_id: read.readerId ?? null,
          subject: asPart(read.subject),
          fields: asPart(read.fields),
          reason: asPart(read.reason),
        }
        head = hashOfEntry(head, entry)
        return { ...entry, hash: head }
      })
      await queries.readLog.appendEntries(entries, open.length)
      return { ...open, length: open.length + entries.length, head }
    })
  }

  async function openChain(day: string): Promise<Chain> {
    if (chain?.day === day) return chain
    close()
    const opened = { id: randomUUID(), day, length: 0, head: '' }
    await queries.readLog.insertChain({ id: opened.id, day, writer })
    return opened
  }

  function close(): void {
    if (chain)
      log.info({ chain: chain.id, length: chain.length, head: chain.head }, 'read log: end of a chain')
  }

  return { append, close }
}
