import { statfs } from 'node:fs/promises'
import type { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import type { InferOutput } from 'valibot'
import { readQuotaUse } from '../../adapters/sources/calls/read-quota-use.ts'
import type { AppContext } from '../context.ts'

type Health = InferOutput<(typeof contract)['admin']['getHealth']['reply']>

const LATELY_MS = 30 * DAY_MS

/** How the service itself does: what waits, what is old, what fills up. */
export async function loadHealth({ clock, config, database, queries }: AppContext): Promise<Health> {
  const now = clock.now()
  const [backlog, stored, quotas, disk] = [
    await queries.backlog.readBacklog(),
    await queries.health.readStored(new Date(now.getTime() - LATELY_MS)),
    await readQuotaUse(database, config.sources?.connected ?? []),
    config.dataDir === undefined ? null : await statfs(config.dataDir),
  ]
  const { registerSeconds } = backlog.overdue
  return {
    measured_at: now.toISOString(),
    emails: {
      waiting: backlog.outbox.count,
      oldest_seconds: backlog.outbox.oldestSeconds,
      refused_addresses: stored.refused_addresses,
      given_up: stored.given_up,
    },
    open_payments: { count: backlog.openPayments.count, oldest_seconds: backlog.openPayments.oldestSeconds },
    refused_refunds: backlog.refusedRefunds,
    quotas: quotas.map(({ source, seconds, share }) => ({ source, window_seconds: seconds, share })),
    accounts: backlog.contractors.accounts.map(({ contractor, roubles, isLow }) => ({
      contractor,
      roubles,
      is_low: isLow,
    })),
    // Zero is «none is loaded».
    register_seconds: registerSeconds === 0 ? null : registerSeconds,
    backup_at: stored.backup_at?.toISOString() ?? null,
    storage: disk && { total_bytes: disk.blocks * disk.bsize, free_bytes: disk.bavail * disk.bsize },
    database_bytes: stored.database_bytes,
  }
}
