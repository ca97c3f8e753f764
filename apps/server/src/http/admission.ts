import { appError } from '@proverka/domain/errors'
import type { Logger } from 'pino'

/** How a server above its limit keeps what it has (SAFE-28): new work is refused while it lasts. */
export interface Admission {
  /** To be asked before work is begun. Throws `server/busy` for a share of it that grows with the overload. */
  readonly admitNew: () => void
  /** Takes a measurement: 1 is what the server holds, from 2 on all new work is refused. */
  readonly observe: (load: number) => void
}

/** Weight of the newest measurement: one late turn of the event loop refuses nobody. */
const NEWEST = 0.4

export function createAdmission(log: Pick<Logger, 'warn'>): Admission {
  let load = 0
  /** Refusals that are owed to the share, so that a quarter is every fourth. */
  let owed = 0
  let isRefusing = false
  const share = () => Math.min(Math.max(load - 1, 0), 1)
  return {
    admitNew() {
      owed += share()
      if (owed < 1) return
      owed -= 1
      throw appError('server/busy')
    },
    observe(measured) {
      // A measurement of a standstill must not be remembered for minutes.
      load += (Math.min(measured, 3) - load) * NEWEST
      if (isRefusing === share() > 0) return
      isRefusing = !isRefusing
      if (!isRefusing) owed = 0
      log.warn({ load }, isRefusing ? 'above the limit: new work is refused' : 'new work is taken again')
    },
  }
}

const MEASURE_MS = 100

interface Watched {
  /** Statements that wait for a connection to the database. */
  readonly countWaiting: () => number
  /** What of either makes the server full. */
  readonly limits: { readonly loopDelayMs: number; readonly waitingStatements: number }
}

/** Measures this process ten times a second: how late its event loop is, how many statements wait. Answers how to end it. */
export function watchLoad(admission: Admission, { countWaiting, limits }: Watched): () => void {
  let expected = performance.now() + MEASURE_MS
  const timer = setInterval(() => {
    const lateMs = Math.max(performance.now() - expected, 0)
    admission.observe(Math.max(lateMs / limits.loopDelayMs, countWaiting() / limits.waitingStatements))
    expected = performance.now() + MEASURE_MS
  }, MEASURE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
