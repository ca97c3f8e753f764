import type { Clock } from '../clock.ts'
import type { Database } from './database.ts'

/** The time of the database, by which terms of data and of money are judged (DEC-21). */
export interface DatabaseClock extends Clock {
  /**
   * Asks the database for its time and sets this clock by it. Answers how far the clock of the process is ahead of the
   * database's, ms; below zero: behind. Throws when the database does not answer.
   */
  readonly measure: () => Promise<number>
  /** The last answer of `measure`. */
  readonly aheadMs: () => number
}

/**
 * Between two measurements time is counted by the monotonic clock of the process: setting the process's date moves nothing.
 * An answer only bounds the database's time, by the moments of question and answer: what agrees with it is left alone, so
 * that time does not jump back by the length of a slow answer.
 */
export async function createDatabaseClock(database: Database): Promise<DatabaseClock> {
  // What is added to the monotonic clock to get the database's time.
  let offsetMs = Date.now() - performance.now()

  let aheadMs = 0

  const clock: DatabaseClock = {
    aheadMs: () => aheadMs,
    now: () => new Date(offsetMs + performance.now()),
    async measure() {
      const asked = performance.now()
      const { rows } = await database.runRawSql(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms from migrations limit 1',
      )
      const answered = performance.now()
      const { ms } = rows[0] as { ms: number }
      const isAgreed = ms >= asked + offsetMs - 1 && ms <= answered + offsetMs + 1
      if (!isAgreed) offsetMs = ms - (asked + answered) / 2
      return (aheadMs = Date.now() - clock.now().getTime())
    },
  }
  await clock.measure()
  return clock
}
