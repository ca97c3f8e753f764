import type { AccountKind, PaidParts } from '@proverka/domain/orders'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database.ts'
import { moscowDay, type DayRange } from '../../moscow-days.ts'
import { REVERSAL } from './ledger.ts'

/** By what figures of money are grouped. */
export type MoneySide = 'day' | 'site' | 'provider' | 'product' | 'partner'

/** Kopecks of one day, site, provider, product or partner. */
export interface MoneyRow {
  readonly key: string
  /** Items that were paid. */
  readonly items: number
  readonly paid: number
  readonly returned: number
  /** What contractors were paid. */
  readonly cost: number
}

type Interval = Pick<DayRange, 'from' | 'until'>

export type MoneyFigureQueries = ReturnType<typeof createMoneyFigureQueries>

const KEYS: { readonly [Side in MoneySide]: RawBuilder<unknown> } = {
  day: sql`to_char(${moscowDay('events.at')}, 'YYYY-MM-DD')`,
  site: sql`o.site`,
  provider: sql`o.payment_source`,
  product: sql`i.product_name`,
  partner: sql`coalesce(o.partner_id::text, '')`,
}

/**
 * What was paid for items, on the day of the payment, what went back of them, on the day of the return, and what their
 * documents cost at contractors, on the day of that payment. A top-up is no income: what is bought with it is.
 */
export function createMoneyFigureQueries(database: Database) {
  return {
    /** The days in their order, of anything else the largest first. */
    async listMoney(by: MoneySide, { from, until }: Interval): Promise<MoneyRow[]> {
      const { rows } = await sql<{ [Column in keyof MoneyRow]: string }>`
        with events as (
          select i.id, o.paid_at as at, 1 as items, i.price_kopecks as paid, 0::bigint as returned, 0::bigint as cost
          from order_items i join orders o on o.id = i.order_id
          where o.paid_at >= ${from} and o.paid_at < ${until} and o.purpose = 'items' and i.price_kopecks > 0
          union all
          select r.order_item_id, r.created_at, 0, 0, r.bonus_kopecks + r.own_kopecks + r.card_kopecks, 0
          from item_returns r where r.created_at >= ${from} and r.created_at < ${until}
          union all
          select c.order_item_id, c.at, 0, 0, 0, c.kopecks
          from contractor_costs c where c.at >= ${from} and c.at < ${until}
        )
        select ${KEYS[by]} as key, sum(events.items)::text as items, sum(events.paid)::text as paid,
          sum(events.returned)::text as returned, sum(events.cost)::text as cost
        from events join order_items i on i.id = events.id join orders o on o.id = i.order_id
        group by 1
        order by ${by === 'day' ? sql`1` : sql`sum(events.paid) - sum(events.returned) desc, 1`}`.execute(
        database.current,
      )
      return rows.map(({ key, items, paid, returned, cost }) => ({
        key,
        items: Number(items),
        paid: Number(paid),
        returned: Number(returned),
        cost: Number(cost),
      }))
    },

    /**
     * What the orders paid within an interval were paid from, as the books have it: the transfers into prepaid money that
     * were not taken back.
     */
    async sumPaidParts({ from, until }: Interval): Promise<PaidParts> {
      const of = (kind: AccountKind) =>
        sql`coalesce(-sum(e.amount_kopecks) filter (where a.kind = ${kind}), 0)::text`
      const { rows } = await sql<Record<keyof PaidParts, string>>`
        select ${of('bonus')} as bonus, ${of('balance')} as own, ${of('provider')} as card
          from orders o
          join ledger_transfers t on t.order_id = o.id
          join ledger_entries e on e.transfer_id = t.id
          join ledger_accounts a on a.id = e.account_id
         where o.paid_at >= ${from} and o.paid_at < ${until} and o.purpose = 'items'
           and exists (select 1 from ledger_entries i join ledger_accounts p on p.id = i.account_id
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
