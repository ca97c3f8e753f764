import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { moscowTime } from '../../moscow-days.ts'

/** One question that reached its source. Says nothing of whom it was about. */
export interface MeasuredCall {
  /** As the stamps of answers name it: «ФССП». */
  readonly source: string
  /** The service that was asked: `fssp`, or `demo`. */
  readonly service: string
  readonly at: Date
  readonly durationMs: number
  /** Why there was no answer. */
  readonly failure?: string
  readonly costKopecks: number
}

/** How a source did on one day of Moscow. */
export interface SourceDay {
  readonly source: string
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly asked: number
  readonly answered: number
}

/** A call as the state of its source is read from it. */
export interface RecentCall {
  readonly source: string
  readonly at: Date
  readonly duration_ms: number
  readonly failure: string | null
}

/** Calls of sources: what their health is measured by. */
export function createSourceCallQueries(database: Database) {
  return {
    insertCall: ({ source, service, at, durationMs, failure, costKopecks }: MeasuredCall) =>
      database.current
        .insertInto('source_calls')
        .values({
          source,
          service,
          at,
          duration_ms: Math.round(durationMs),
          failure: failure ?? null,
          cost_kopecks: costKopecks,
        })
        .execute(),

    async listDays(since: Date): Promise<readonly SourceDay[]> {
      const { rows } = await sql<SourceDay>`
        select source, to_char(${moscowTime('at')}, 'YYYY-MM-DD') as day,
          count(*)::int as asked, count(*) filter (where failure is null)::int as answered
        from source_calls where at >= ${since}
        group by 1, 2 order by 1, 2`.execute(database.current)
      return rows
    },

    /** The last calls of each source since an instant, the newest first. */
    async listRecent(since: Date, limit: number): Promise<readonly RecentCall[]> {
      const { rows } = await sql<RecentCall>`
        select source, at, duration_ms, failure from (
          select *, row_number() over (partition by source order by at desc, id desc) as place
          from source_calls where at >= ${since}) as recent
        where place <= ${limit} order by source, place`.execute(database.current)
      return rows
    },

    /** When each source was first measured, within the retained calls. */
    listFirst: () =>
      database.current
        .selectFrom('source_calls')
        .select((row) => ['source', row.fn.min('at').as('at')])
        .groupBy('source')
        .execute(),

    async deleteBefore(before: Date): Promise<number> {
      const { numDeletedRows } = await database.current
        .deleteFrom('source_calls')
        .where('at', '<', before)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}
