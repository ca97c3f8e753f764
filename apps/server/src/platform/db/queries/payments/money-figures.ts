import type { AccountKind, PaidParts } from '@proverka/domain/orders'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { moscowDay, type DayRange } from '../../moscow-days.ts'
import { REVERSAL } from './ledger.ts'

/** By what figures of money are grouped. */
export type MoneySide = 'day' | 'site' | 'provider' | 'product' | 'partner'

/** Kopecks, and how much was sold for them. */
export interface MoneySums {
  /** Items and tariffs that were paid. */
  readonly items: number
  readonly paid: number
  readonly returned: number
  /** What contractors were paid. */
  readonly cost: number
}

/** Sums of one day, site, provider, product or partner; an empty key where it has none. */
export interface MoneyRow extends MoneySums {
  readonly key: string
}

type Interval = Pick<DayRange, 'from' | 'until'>

export type MoneyFigureQueries = ReturnType<typeof createMoneyFigureQueries>

/** SQL `grouping`: a bit for each side that a row is not grouped by. */
const ALL_GROUPED = 31

/** The product under which tariffs are counted: they have no item, site or partner of their own. */
export const TARIFF_PRODUCT = 'tariff'

const SIDES: readonly MoneySide[] = ['day', 'site', 'provider', 'product', 'partner']

/** The same of watches, whose price goes back for the days that are left. */
export const WATCH_PRODUCT = 'watch'

const SUBSCRIPTION_TRANSFER = sql`(t.unique_key like 'tariff:%' or t.unique_key like 'watch:%')`

/** SQL: the product of such a transfer. */
const subscriptionProduct = sql`case when t.unique_key like 'tariff:%' then ${TARIFF_PRODUCT} else ${WATCH_PRODUCT} end`

/** SQL: each payment, return and cost within an interval, by all its sides. */
const factsOf = ({ from, until }: Interval) => sql`
  with events as (
    select i.id, null as subscription, o.paid_at as at, 1 as items, i.price_kopecks as paid, 0::bigint as returned, 0::bigint as cost
    from order_items i join orders o on o.id = i.order_id
    where o.paid_at >= ${from} and o.paid_at < ${until} and o.purpose = 'items' and i.price_kopecks > 0
    union all
    select r.order_item_id, null, r.created_at, 0, 0, r.bonus_kopecks + r.own_kopecks + r.card_kopecks, 0
    from item_returns r where r.created_at >= ${from} and r.created_at < ${until}
    union all
    select c.order_item_id, null, c.at, 0, 0, 0, c.kopecks
    from contractor_costs c where c.at >= ${from} and c.at < ${until}
    union all
    select null, ${subscriptionProduct}, t.created_at, 1, e.amount_kopecks, 0, 0
    from ledger_transfers t
    join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'prepaid'
    where ${SUBSCRIPTION_TRANSFER} and t.created_at >= ${from} and t.created_at < ${until}
    union all
    select null, ${WATCH_PRODUCT}, t.created_at, 0, 0, -e.amount_kopecks, 0
    from ledger_transfers t
    join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'prepaid'
    where t.unique_key like 'watch-return:%' and t.created_at >= ${from} and t.created_at < ${until}
  ), facts as (
    select to_char(${moscowDay('events.at')}, 'YYYY-MM-DD') as day, coalesce(o.site, '') as site,
      coalesce(o.payment_source, 'balance') as provider, coalesce(i.product_name, events.subscription) as product,
      coalesce(o.partner_id, '') as partner, events.items, events.paid, events.returned, events.cost
    from events left join order_items i on i.id = events.id left join orders o on o.id = i.order_id
  )`

const sumsOfFacts = sql`coalesce(sum(items), 0)::text as items, coalesce(sum(paid), 0)::text as paid,
  coalesce(sum(returned), 0)::text as returned, coalesce(sum(cost), 0)::text as cost`

type Texts<Row> = { [Column in keyof Row]: string }

const readSums = ({ items, paid, returned, cost }: Texts<MoneySums>): MoneySums => ({
  items: Number(items),
  paid: Number(paid),
  returned: Number(returned),
  cost: Number(cost),
})

/**
 * What was paid for items, tariffs and watches, on the day of the payment, what went back of items, on the day of the return, and
 * what their documents cost at contractors, on the day of that payment. A top-up is no income: what is bought with it is.
 */
export function createMoneyFigureQueries(database: Database) {
  return {
    /** The days in their order, of anything else the largest first. */
    async listMoney(by: MoneySide, interval: Interval): Promise<MoneyRow[]> {
      const { rows } = await sql<Texts<MoneyRow>>`
        ${factsOf(interval)}
        select ${sql.ref(by)} as key, ${sumsOfFacts} from facts group by 1
        order by ${by === 'day' ? sql`1` : sql`sum(paid) - sum(returned) desc, 1`}`.execute(database.current)
      return rows.map((row) => ({ key: row.key, ...readSums(row) }))
    },

    /** The same by all sides and as a whole, of one moment: the sums of all sides are those of the whole. */
    async listAllSides(
      interval: Interval,
    ): Promise<{ readonly totals: MoneySums; readonly sides: Readonly<Record<MoneySide, MoneyRow[]>> }> {
      const { rows } = await sql<Texts<MoneySums> & { side: number; key: string }>`
        ${factsOf(interval)}
        select grouping(day, site, provider, product, partner) as side,
          coalesce(day, site, provider, product, partner, '') as key, ${sumsOfFacts}
        from facts
        group by grouping sets ((day), (site), (provider), (product), (partner), ())
        order by sum(paid) - sum(returned) desc nulls last, key`.execute(database.current)
      const of = (at: number) =>
        rows.filter(({ side }) => side === ALL_GROUPED - 2 ** (SIDES.length - 1 - at))
      const listed = SIDES.map((side, at) => [
        side,
        of(at).map((row) => ({ key: row.key, ...readSums(row) })),
      ])
      const sides = Object.fromEntries(listed) as Record<MoneySide, MoneyRow[]>
      sides.day.sort((one, other) => (one.key < other.key ? -1 : 1))
      const whole = rows.find(({ side }) => side === ALL_GROUPED)
      if (!whole) throw new Error('an aggregate without a row')
      return { totals: readSums(whole), sides }
    },

    /**
     * What the books have of the same: what came into prepaid money and was not taken back, and what went back of it or
     * of the income. Payments that were marked by mistake are in neither.
     */
    async sumBooks({ from, until }: Interval): Promise<{ readonly paid: number; readonly returned: number }> {
      const { rows } = await sql<{ paid: string; returned: string }>`
        with moved as (
          select t.unique_key,
            coalesce(sum(e.amount_kopecks) filter (where a.kind = 'prepaid'), 0) as prepaid,
            coalesce(sum(e.amount_kopecks) filter (where a.kind = 'revenue'), 0) as revenue
          from ledger_transfers t
          join ledger_entries e on e.transfer_id = t.id
          join ledger_accounts a on a.id = e.account_id
          where t.created_at >= ${from} and t.created_at < ${until} and not starts_with(t.unique_key, ${REVERSAL})
          group by t.id
        )
        select coalesce(sum(prepaid) filter (where prepaid > 0 and not exists (
            select from ledger_transfers r where r.unique_key = ${REVERSAL} || moved.unique_key)), 0)::text as paid,
          coalesce(sum(case when revenue < 0 then -revenue when prepaid < 0 and revenue = 0 then -prepaid end), 0)::text
            as returned
        from moved`.execute(database.current)
      return { paid: Number(rows[0]?.paid ?? 0), returned: Number(rows[0]?.returned ?? 0) }
    },

    /**
     * What the orders, tariffs and watches paid within an interval were paid from, as the books have it: the transfers into prepaid
     * money that were not taken back.
     */
    async sumPaidParts({ from, until }: Interval): Promise<PaidParts> {
      const of = (kind: AccountKind) =>
        sql`coalesce(-sum(e.amount_kopecks) filter (where a.kind = ${kind}), 0)::text`
      const { rows } = await sql<Record<keyof PaidParts, string>>`
        select ${of('bonus')} as bonus, ${of('balance')} as own, ${of('provider')} as card
          from (
            select t.id, t.unique_key from orders o join ledger_transfers t on t.order_id = o.id
             where o.paid_at >= ${from} and o.paid_at < ${until} and o.purpose = 'items'
            union all
            select t.id, t.unique_key from ledger_transfers t
             where ${SUBSCRIPTION_TRANSFER} and t.created_at >= ${from} and t.created_at < ${until}
          ) t
          join ledger_entries e on e.transfer_id = t.id
          join ledger_accounts a on a.id = e.account_id
         where exists (select 1 from ledger_entries i join ledger_accounts p on p.id = i.account_id
             where i.transfer_id = t.id and p.kind = 'prepaid' and i.amount_kopecks > 0)
           and not exists (select 1 from ledger_transfers r where r.unique_key = ${REVERSAL} || t.unique_key)`.execute(
        database.current,
      )
      const [sums] = rows
      return { bonus: Number(sums?.bonus ?? 0), own: Number(sums?.own ?? 0), card: Number(sums?.card ?? 0) }
    },

    /** When the first order was paid; undefined: none was. */
    async findFirstPaid(): Promise<Date | undefined> {
      const { rows } = await sql<{ at: Date | null }>`
        select min(paid_at) as at from orders where paid_at is not null`.execute(database.current)
      return rows[0]?.at ?? undefined
    },
  }
}
