import type { AppContext } from '../context.ts'
import { isDiskFull } from '../db/disk-space.ts'
import { inTime } from '../in-time.ts'
import { findClockFault } from '../services/clock-check.ts'

/** A balancer gives up after a second. */
const LIMIT_MS = 800

/** Why a server should get no requests now; undefined: it can work. Answers within a second, whatever is broken. */
export async function findObstacle(context: AppContext): Promise<string | undefined> {
  if (context.shutdown.isStopping) return 'stopping'
  const { dataDir } = context.config
  if (dataDir && isDiskFull(dataDir)) return 'disk is full'
  // Its question is the one that tells whether the database answers.
  return inTime(() => findClockFault(context), LIMIT_MS, '').catch(() => 'database does not answer')
}
