import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database.ts'
import { moscowDay, type DayRange } from '../../moscow-days.ts'

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
    async listMoney(by: MoneySide, { from, until }: DayRange): Promise<MoneyRow[]> {
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
  }
}
