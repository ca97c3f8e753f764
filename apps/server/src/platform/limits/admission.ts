import { appError } from '@proverka/domain/errors'
import type { Logger } from 'pino'

/** How a server above its limit keeps what it has (SAFE-28): new work is refused while it lasts. */
export interface Admission {
  /** To be asked before work is begun. Throws `server/busy` for a share of it that grows with the overload. */
  readonly admitNew: () => void
  /** Notes a request of any kind. */
  readonly noteRequest: () => void
  /** Whether there was one since the last time. */
  readonly takeNoted: () => boolean
  /** Takes a measurement: 1 is what the server holds, from 2 on all new work is refused. */
  readonly observe: (load: number) => void
}

/** Weight of the newest measurement: one late turn of the event loop causes no refusals. */
const NEWEST = 0.4

export function createAdmission(log: Pick<Logger, 'warn'>): Admission {
  let load = 0
  /** Refusals that are owed to the share, so that a quarter is every fourth. */
  let owed = 0
  let isRefusing = false
  let isNoted = false
  const share = () => Math.min(Math.max(load - 1, 0), 1)
  return {
    admitNew() {
      owed += share()
      if (owed < 1) return
      owed -= 1
      throw appError('server/busy')
    },
    noteRequest: () => void (isNoted = true),
    takeNoted() {
      const was = isNoted
      isNoted = false
      return was
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
  /** A statement that costs nothing: it measures the round trip to the database and the queue before it. */
  readonly askDatabase: () => Promise<unknown>
  /** What of either makes the server full. */
  readonly limits: { readonly loopDelayMs: number; readonly statementMs: number }
}

/**
 * Measures this process ten times a second: how late its event loop is, and how long a statement takes. The number of those
 * that wait would say less: on a busy machine few of them take long. An idle server asks nothing. Answers how to end it.
 */
export function watchLoad(admission: Admission, { askDatabase, limits }: Watched): () => void {
  let expected = performance.now() + MEASURE_MS
  let askedAt: number | undefined
  let tookMs = 0

  function ask(now: number): void {
    askedAt = now
    const answered = () => {
      tookMs = performance.now() - now
      askedAt = undefined
    }
    // A database that is away is another matter: its callers get an error.
    askDatabase().then(answered, answered)
  }

  const timer = setInterval(() => {
    const now = performance.now()
    const statementMs = Math.max(tookMs, askedAt === undefined ? 0 : now - askedAt)
    admission.observe(Math.max((now - expected) / limits.loopDelayMs, statementMs / limits.statementMs))
    if (askedAt === undefined) {
      tookMs = 0
      if (admission.takeNoted() || statementMs >= limits.statementMs / 2) ask(now)
    }
    expected = now + MEASURE_MS
  }, MEASURE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
