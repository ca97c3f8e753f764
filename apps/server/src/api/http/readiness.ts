import type { AppContext } from '../../services/context.ts'
import { isDiskFull } from '../../platform/db/disk-space.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { findClockFault, lastClockFault } from '../../services/clock-check.ts'

/** A balancer gives up after a second. */
const LIMIT_MS = 800

/**
 * Faults of this server alone, for a load balancer that has others. Calls no other service, so that a busy or
 * unavailable database does not take all servers out at once (SAFE-28).
 */
export const findOwnFault = (context: AppContext): string | undefined =>
  findPlaceFault(context) ?? lastClockFault(context)

function findPlaceFault({ shutdown, config: { dataDir } }: AppContext): string | undefined {
  if (shutdown.isStopping) return 'stopping'
  return dataDir && isDiskFull(dataDir) ? 'disk is full' : undefined
}

/** Why a server should get no requests now; undefined: it can work. Answers within a second, whatever is broken. */
export async function findObstacle(context: AppContext): Promise<string | undefined> {
  const fault = findPlaceFault(context)
  if (fault) return fault
  // Its question is the one that tells whether the database answers.
  return withTimeout(() => findClockFault(context), LIMIT_MS, '').catch(() => 'database does not answer')
}
