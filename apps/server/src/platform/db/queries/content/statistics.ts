import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { moscowDay, moscowTime, type DayRange } from '../../moscow-days.ts'
import { isKept, returnedOfOrder } from '../orders/order-items.ts'

/** Kopecks and counts of one Moscow day. */
export interface DayStats {
  /** YYYY-MM-DD */
  readonly date: string
  readonly orders: number
  readonly kopecks: number
  readonly users: number
}

/** Orders that were made within an hour of a Moscow day. */
interface HourStats {
  /** YYYY-MM-DD */
  readonly date: string
  readonly hour: number
  readonly orders: number
}

/** SQL: what people paid for items and was not given back. */
const netPrice = sql<string>`sum(price_kopecks - returned_kopecks)`

export type StatisticsQueries = ReturnType<typeof createStatisticsQueries>

/** What admins count. A top-up is no order. Sums are net: what went back is not income, nor is what was given back or deleted bought. */
export function createStatisticsQueries(database: Database) {
  const paidItems = () =>
    database.current
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .where('paid_at', 'is not', null)
      .where('order_items.status', 'not in', ['refund', 'deleted'])
      .where(isKept)

  return {
    /** Every day of the range, the empty ones too: orders made, kopecks paid less those given back, persons registered on it. */
    async listDays({ from, until, first, last }: DayRange): Promise<DayStats[]> {
      const { rows } = await sql<{ date: string; orders: string; kopecks: string; users: string }>`
        with made as (
          select ${moscowDay('created_at')} as day, count(*) as orders from orders
          where created_at >= ${from} and created_at < ${until} and purpose = 'items' group by 1
        ), paid as (
          select ${moscowDay('paid_at')} as day, sum(total_kopecks) as kopecks from orders
          where paid_at >= ${from} and paid_at < ${until} and purpose = 'items' group by 1
        ), back as (
          select ${moscowDay('created_at')} as day, sum(bonus_kopecks + own_kopecks + card_kopecks) as kopecks
          from item_returns where created_at >= ${from} and created_at < ${until} group by 1
        ), joined as (
          select ${moscowDay('created_at')} as day, count(*) as users from persons
          where created_at >= ${from} and created_at < ${until} and waiting_address is null group by 1
        )
        select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(orders, 0)::text as orders,
          (coalesce(paid.kopecks, 0) - coalesce(back.kopecks, 0))::text as kopecks, coalesce(users, 0)::text as users
        from generate_series(${first}::date, ${last}::date, interval '1 day') as days (day)
        left join made on made.day = days.day::date
        left join paid on paid.day = days.day::date
        left join back on back.day = days.day::date
        left join joined on joined.day = days.day::date
        order by days.day`.execute(database.current)
      return rows.map(({ date, orders, kopecks, users }) => ({
        date,
        orders: Number(orders),
        kopecks: Number(kopecks),
        users: Number(users),
      }))
    },

    /** Orders made in each hour of some Moscow days, as `listDays` counts them; hours without any are left out. */
    async listHours(days: readonly DayRange[]): Promise<readonly HourStats[]> {
      const parts = days.map(
        ({ first, from, until }) => sql`
          select ${first}::text as date, extract(hour from ${moscowTime('created_at')})::int as hour, count(*)::int as orders
            from orders where created_at >= ${from} and created_at < ${until} and purpose = 'items' group by 2`,
      )
      const { rows } = await sql<HourStats>`${sql.join(parts, sql` union all `)}`.execute(database.current)
      return rows
    },

    /** When the first order was made; undefined: none was. */
    async findFirstOrder(): Promise<Date | undefined> {
      const { rows } = await sql<{ at: Date | null }>`select min(created_at) as at from orders`.execute(
        database.current,
      )
      return rows[0]?.at ?? undefined
    },

    /** Orders paid within the range, whenever they were made. */
    async countPaidOrders({ from, until }: DayRange): Promise<number> {
      const row = await database.current
        .selectFrom('orders')
        .where('paid_at', '>=', from)
        .where('paid_at', '<', until)
        .where('purpose', '=', 'items')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** What one user bought, the dearest product first. */
    async listProductSums(userId: string) {
      const rows = await paidItems()
        .where('orders.person_id', '=', userId)
        .groupBy('product_name')
        .select(['product_name', ({ fn }) => fn.countAll<string>().as('count')])
        .select(netPrice.as('kopecks'))
        .orderBy('kopecks', 'desc')
        .orderBy('product_name')
        .execute()
      return rows.map((row) => ({ ...row, count: Number(row.count), kopecks: Number(row.kopecks) }))
    },

    /** Who paid most, the biggest payer first; with `responsible` only those who have a responsible employee. */
    async listTopPayers(limit: number, responsible: boolean) {
      const all = paidItems()
        .innerJoin('persons', 'persons.id', 'orders.person_id')
        .leftJoin('responsible_users', 'responsible_users.person_id', 'persons.id')
        .groupBy(['persons.id', 'persons.email', 'persons.waiting_address', 'responsible_id'])
        .select(['persons.id as person_id', 'responsible_id'])
        .select(({ fn }) => fn.coalesce('persons.waiting_address', 'persons.email').as('email'))
        .select(netPrice.as('kopecks'))
        .orderBy('kopecks', 'desc')
        .orderBy('persons.id')
        .limit(limit)
      const rows = await (responsible ? all.where('responsible_id', 'is not', null) : all).execute()
      return rows.map((row) => ({ ...row, kopecks: Number(row.kopecks) }))
    },

    /** Advertising sources of the range: visits, orders made, kopecks paid for them. */
    async listSources({ from, until, first, last }: DayRange, limit: number) {
      const { rows } = await sql<{ source: string; visits: string; orders: string; kopecks: string }>`
        with came as (
          select source, sum(visits) as visits from visits
          where day >= ${first}::date and day <= ${last}::date group by source
        ), bought as (
          select source, count(*) as orders,
            coalesce(sum(total_kopecks - ${returnedOfOrder}) filter (where paid_at is not null), 0) as kopecks
          from orders where source is not null and purpose = 'items'
            and created_at >= ${from} and created_at < ${until} group by source
        )
        select source, coalesce(visits, 0)::text as visits, coalesce(orders, 0)::text as orders,
          coalesce(kopecks, 0)::text as kopecks
        from came full join bought using (source)
        order by coalesce(kopecks, 0) desc, coalesce(visits, 0) desc, source limit ${limit}`.execute(
        database.current,
      )
      return rows.map(({ source, visits, orders, kopecks }) => ({
        source,
        visits: Number(visits),
        orders: Number(orders),
        kopecks: Number(kopecks),
      }))
    },

    /** One more visit from a source. Beyond `most` different sources a day new ones are not counted: they are noise. */
    countVisit: (day: string, source: string, most: number) =>
      sql`
        insert into visits (day, source, visits)
        select ${day}::date, ${source}, 1
        where exists (select 1 from visits where day = ${day}::date and source = ${source})
          or (select count(*) from visits where day = ${day}::date) < ${most}
        on conflict (day, source) do update set visits = visits.visits + 1`.execute(database.current),
  }
}
