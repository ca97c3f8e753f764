import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { moscowTime, type DayRange } from '../../moscow-days.ts'

/** Steps of a week, by site. */
export interface FunnelRow {
  /** Monday of the week, YYYY-MM-DD. */
  readonly week: string
  readonly site: string
  /** Of visitors who agreed to the counting; null: nothing was counted yet, or it is destroyed. */
  readonly searches: number | null
  readonly objects: number | null
  readonly placed: number
  readonly paid: number
  /** Reports that their buyers opened for the first time. */
  readonly read: number
}

/** Buyers whose first paid order is of a week, and how many of them paid again. */
export interface CohortRow {
  readonly week: string
  readonly buyers: number
  /** Within so many days of the first; null: not all of them have had so many days. */
  readonly again_30: number | null
  readonly again_90: number | null
}

const week = (column: string) => sql`date_trunc('week', ${moscowTime(column)})::date`

export function createFunnelQueries(database: Database) {
  return {
    /** Weeks of a range with anything in them, the newest first. */
    async listFunnel({ from, until }: DayRange): Promise<FunnelRow[]> {
      const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`
      const { rows } = await sql<FunnelRow>`
        with counted as (select min(at) as since from events), steps as (
          select ${week('at')} as week, site, count(*) filter (where name = 'search_start') as searches,
            count(*) filter (where name = 'object') as objects, 0 as placed, 0 as paid, 0 as read
            from events where ${within('at')} and name in ('search_start', 'object') group by 1, 2
          union all select ${week('created_at')}, site, 0, 0, count(*), 0, 0 from orders
            where ${within('created_at')} and purpose = 'items' group by 1, 2
          union all select ${week('paid_at')}, site, 0, 0, 0, count(*), 0 from orders
            where ${within('paid_at')} and purpose = 'items' group by 1, 2
          union all select ${week('opened_at')}, o.site, 0, 0, 0, 0, count(*) from order_items i
            join orders o on o.id = i.order_id where ${within('opened_at')} group by 1, 2
        )
        select to_char(week, 'YYYY-MM-DD') as week, site,
          case when bool_or(measured.is_counted) then sum(searches)::int end as searches,
          case when bool_or(measured.is_counted) then sum(objects)::int end as objects,
          sum(placed)::int as placed, sum(paid)::int as paid, sum(read)::int as read
        from steps, counted, lateral (select coalesce(since < (week + 7)::timestamp at time zone 'Europe/Moscow', false)
          as is_counted) as measured
        group by 1, 2 order by 1 desc, 2`.execute(database.current)
      return rows
    },

    /** Buyers by the week of their first paid order, the newest first. */
    async listCohorts({ from, until }: DayRange, now: Date): Promise<CohortRow[]> {
      const again = (
        days: number,
      ) => sql`case when (week + 7 + ${days}::int)::timestamp at time zone 'Europe/Moscow' <= ${now}
        then (count(*) filter (where exists (select 1 from orders o where o.person_id = first.person_id
          and o.purpose = 'items' and o.paid_at > first.at and o.paid_at <= first.at + make_interval(days => ${days}::int))))::int end`
      const { rows } = await sql<CohortRow>`
        with first as (
          select person_id, at, ${week('at')} as week from (
            select person_id, min(paid_at) as at from orders where paid_at is not null and purpose = 'items'
              group by person_id) as paid
          where at >= ${from} and at < ${until}
        )
        select to_char(week, 'YYYY-MM-DD') as week, count(*)::int as buyers, ${again(30)} as again_30,
          ${again(90)} as again_90
        from first group by week order by week desc`.execute(database.current)
      return rows
    },
  }
}
