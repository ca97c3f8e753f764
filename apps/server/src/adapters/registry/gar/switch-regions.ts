import { setTimeout as pause } from 'node:timers/promises'
import type { BulkConnection } from '../bulk/bulk-connection.ts'

const LOCK_TIMEOUT = '55P03'
const TRIES = 30
const PAUSE_MS = 1000

/**
 * Runs a transaction that replaces partitions. It needs the tables for itself for a moment; waiting long for them would hold
 * up all readers behind it, so it waits two seconds and tries again later.
 */
export async function switchRegions(connection: BulkConnection, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await connection.transaction(async () => {
        await connection.run(`set local lock_timeout = '2s'`)
        await work()
      })
      return
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_TIMEOUT || tries === TRIES) throw error
      await pause(PAUSE_MS)
    }
  }
}
