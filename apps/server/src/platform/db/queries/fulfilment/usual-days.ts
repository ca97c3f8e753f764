import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** The last answers say how it is now. */
const MEASURED = 500

/** Answers that were asked for on one day, and came on one day. */
export interface AnsweredDays {
  /** YYYY-MM-DD in Moscow. */
  readonly asked: string
  readonly answered: string
  readonly count: number
}

export function createUsualDaysQueries(database: Database) {
  return {
    /** On which days the last questions of a kind were asked and answered since an instant. */
    async listAnsweredDays(channel: string, kind: string, since: Date): Promise<readonly AnsweredDays[]> {
      const { rows } = await sql<AnsweredDays>`
        select to_char(created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as asked,
               to_char(ended_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as answered,
               count(*)::int as count
          from (select created_at, ended_at from fulfilments
                 where channel = ${channel} and kind = ${kind} and status = 'answered' and ended_at >= ${since}
                 order by ended_at desc limit ${MEASURED}) as last
         group by 1, 2`.execute(database.current)
      return rows
    },
  }
}
