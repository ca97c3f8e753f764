import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { DAY_MS } from '@proverka/domain/timing'

/** Answers of one kind of question that are looked at, the latest ones, and how many of them say something. */
const LATEST = 200
const ENOUGH = 20
/** Older answers tell of a source that may be another today. */
const DAYS = 14

export function createAnswerTimeQueries(database: Database) {
  return {
    /** Seconds within which four of five latest questions of a kind were answered, by kind; of those alone that say something. */
    async measureAnswers(now: Date): Promise<Readonly<Record<string, number>>> {
      const since = new Date(now.getTime() - DAYS * DAY_MS)
      const { rows } = await sql<{ task_type: string; seconds: number }>`
        select task_type,
          percentile_disc(0.8) within group (order by seconds)::float as seconds
        from (
          select task_type, extract(epoch from answered_at - started_at) as seconds,
            row_number() over (partition by task_type order by answered_at desc) as place
          from report_tasks
          where status = 'done' and answered_at > ${since} and started_at is not null
            and answer->>'kind' <> 'not-checked'
        ) as answers
        where place <= ${LATEST}
        group by task_type
        having count(*) >= ${ENOUGH}`.execute(database.current)
      return Object.fromEntries(
        rows.map(({ task_type, seconds }) => [task_type, Math.max(1, Math.ceil(seconds))]),
      )
    },
  }
}
