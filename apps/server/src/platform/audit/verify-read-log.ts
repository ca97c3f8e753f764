import type { Queries } from '../db/queries/queries.ts'
import type { ReadLogChainsTable } from '../db/schema/schema.ts'
import { hashOfEntry } from './hash-of-entry.ts'

/** The first place where the log is not what was written. */
export interface BrokenEntry {
  readonly chainId: string
  readonly day: string
  /** Counted from 1. */
  readonly position: number
  readonly fault: 'changed' | 'missing' | 'not-counted'
}

export interface Verification {
  readonly chains: number
  readonly entries: number
  readonly broken: BrokenEntry | undefined
}

const PAGE = 10_000

/** Reads every chain from its beginning, in bounded memory, and names the first entry that does not follow. */
export async function verifyReadLog({ readLog }: Pick<Queries, 'readLog'>): Promise<Verification> {
  const chains = await readLog.listChains()
  let entries = 0
  for (const chain of chains) {
    const { length, broken } = await verifyChain(readLog, chain)
    entries += length
    if (broken) return { chains: chains.length, entries, broken }
  }
  return { chains: chains.length, entries, broken: undefined }
}

async function verifyChain(
  readLog: Queries['readLog'],
  chain: ReadLogChainsTable,
): Promise<{ length: number; broken?: BrokenEntry }> {
  const brokenAt = (position: number, fault: BrokenEntry['fault']) => ({
    length: position - 1,
    broken: { chainId: chain.id, day: chain.day, position, fault },
  })
  let head = ''
  let length = 0
  for (;;) {
    const page = await readLog.listEntries(chain.id, length, PAGE)
    for (const entry of page) {
      if (entry.position !== length + 1) return brokenAt(length + 1, 'missing')
      if (entry.position > chain.length) return brokenAt(entry.position, 'not-counted')
      if (entry.hash !== hashOfEntry(head, entry)) return brokenAt(entry.position, 'changed')
      head = entry.hash
      length = entry.position
    }
    if (page.length < PAGE) break
  }
  if (length < chain.length) return brokenAt(length + 1, 'missing')
  return head === chain.head ? { length } : brokenAt(length, 'changed')
}
