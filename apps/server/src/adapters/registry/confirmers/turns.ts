import { setTimeout as wait } from 'node:timers/promises'
import { HeldBackError, SourceError } from '../../sources/calls/source-error.ts'
import type { RunStatement } from '../../../platform/db/dump-connection.ts'

/** How a service is spared that is asked one question at a time. */
export interface TurnTimes {
  /** Between the end of a question and the next one, ms. */
  readonly gapMs: number
  /** The same after a question that failed, ms. */
  readonly afterFailureMs: number
  /** Longest question, ms: a turn that is held longer belongs to a process that died. */
  readonly longestMs: number
  /** How long a caller waits for his turn, ms. */
  readonly patienceMs: number
}

/** How often a caller looks whether it is his turn, ms. */
const LOOK_MS = 100

const NOW = 'clock_timestamp()'
const after = (parameter: string) => `${NOW} + ${parameter} * interval '1 millisecond'`

/** A service that wants to be left alone. */
export class SilenceError extends SourceError {
  readonly silentMs: number

  constructor(detail: string, silentMs: number) {
    super('source-limit', detail, silentMs)
    this.silentMs = silentMs
  }
}

/**
 * Puts the questions of all processes to a service one by one, with pauses, by the clock of the database. A `SilenceError` of a
 * question keeps all of them away from the service for its time.
 */
export function createTurns(run: RunStatement, confirmer: string, times: TurnTimes) {
  async function take(): Promise<boolean> {
    const { rows } = await run(
      `update register.confirmer_turns set busy_until = ${after('$2')}
        where confirmer = $1 and next_at <= ${NOW} and (busy_until is null or busy_until < ${NOW})
          and (silent_until is null or silent_until <= ${NOW})
        returning confirmer`,
      [confirmer, times.longestMs],
    )
    return rows.length > 0
  }

  async function requireAllowed(): Promise<void> {
    const { rows } = await run(
      `select (extract(epoch from silent_until - ${NOW}) * 1000)::float8 as "silentMs" from register.confirmer_turns
        where confirmer = $1 and silent_until > ${NOW}`,
      [confirmer],
    )
    const [silence] = rows as { silentMs: number }[]
    if (silence) throw new HeldBackError('source-limit', 'left alone', silence.silentMs)
  }

  const release = (pauseMs: number, silence?: SilenceError) =>
    run(
      `update register.confirmer_turns set busy_until = null, next_at = ${after('$2')},
          silent_until = case when $3::float8 is null then silent_until else ${after('$3::float8')} end,
          silent_reason = coalesce($4, silent_reason)
        where confirmer = $1`,
      [confirmer, pauseMs, silence?.silentMs ?? null, silence?.detail ?? null],
    )

  return {
    /** Throws `HeldBackError` if the turn does not come in time, and while the service is left alone. */
    async inTurn<Result>(ask: () => Promise<Result>): Promise<Result> {
      await run('insert into register.confirmer_turns (confirmer) values ($1) on conflict do nothing', [
        confirmer,
      ])
      const end = performance.now() + times.patienceMs
      while (!(await take())) {
        await requireAllowed()
        if (performance.now() >= end) throw new HeldBackError('source-limit', 'too many wait')
        await wait(LOOK_MS)
      }
      try {
        const result = await ask()
        await release(times.gapMs)
        return result
      } catch (error) {
        await release(times.afterFailureMs, error instanceof SilenceError ? error : undefined)
        throw error
      }
    },
  }
}

/** Until when a service is left alone, and why; undefined while it may be asked. */
export async function findSilence(
  run: RunStatement,
  confirmer: string,
): Promise<{ readonly until: Date; readonly reason: string } | undefined> {
  const { rows } = await run(
    `select extract(epoch from silent_until) * 1000 as until, silent_reason as reason from register.confirmer_turns
      where confirmer = $1 and silent_until > ${NOW}`,
    [confirmer],
  )
  const [silence] = rows as { until: string | number; reason: string | null }[]
  return silence && { until: new Date(Number(silence.until)), reason: silence.reason ?? '' }
}
