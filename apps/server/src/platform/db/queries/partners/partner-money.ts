import { REFERRAL_RATE } from '@proverka/domain/orders'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { returnedOfOrder } from '../orders/order-items.ts'
import { REVERSAL } from '../payments/ledger.ts'
import { EARNING_KEYS } from './partner-earnings.ts'

/** Money of partners in its states, kopecks. */
export interface PartnerMoney {
  readonly available: number
  readonly waiting: number
  readonly held: number
  readonly paid: number
}

export interface PartnerMoneyRow extends PartnerMoney {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly created_at: Date
  readonly invited: number
  readonly orders: number
  /** Of paid orders, without returns; kopecks. */
  readonly kopecks: number
}

type Texts<Row> = { [Column in keyof Row]: Row[Column] extends number ? string : Row[Column] }

export type PartnerMoneyQueries = ReturnType<typeof createPartnerMoneyQueries>

/** What a link names is any text. */
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** An id that no row has: a list of ids is never empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const isEarning = sql`(${sql.join(
  EARNING_KEYS.map((key) => sql`starts_with(t.unique_key, ${key})`),
  sql` or `,
)})`

/**
 * SQL: the states of the money of all partners: who invited somebody, or ever asked for money. As `withdrawableOf` and
 * `hangingOf` count them for one.
 */
const partners = sql`
  with known as (
    select p.id from (select distinct partner_id from persons where partner_id is not null) links
    join persons p on p.id = case when links.partner_id ~ ${UUID} then links.partner_id::uuid end
    union select person_id from withdrawals
  ), booked as (
    select a.person_id,
      coalesce(sum(e.amount_kopecks) filter (where a.kind = 'bonus'), 0) as bonus,
      coalesce(sum(e.amount_kopecks) filter (where a.kind = 'bonus' and ${isEarning}), 0) as earned,
      coalesce(sum(e.amount_kopecks) filter (where a.kind = 'withdrawal'), 0) as held,
      coalesce(-sum(e.amount_kopecks) filter (where starts_with(t.unique_key, 'partner-withdrawal:')
        or (a.kind = 'withdrawal' and starts_with(t.unique_key, 'withdrawal-paid:'))), 0) as paid
    from ledger_accounts a
    join known on known.id = a.person_id
    join ledger_entries e on e.account_id = a.id
    join ledger_transfers t on t.id = e.transfer_id
    where a.kind in ('bonus', 'withdrawal')
    group by a.person_id
  ), hanging as (
    select a.person_id, sum(greatest(0, e.amount_kopecks - floor(${REFERRAL_RATE}::numeric * greatest(0,
      least(o.total_kopecks, coalesce(money.advance, 0) - greatest(0, coalesce(money.own, 0))))))) as kopecks
    from known
    join ledger_accounts a on a.person_id = known.id and a.kind = 'bonus'
    join ledger_entries e on e.account_id = a.id and e.amount_kopecks > 0
    join ledger_transfers t on t.id = e.transfer_id and starts_with(t.unique_key, 'referral:')
    join orders o on o.id = t.order_id
    left join lateral (
      select sum(b.amount_kopecks) as own,
        sum(b.amount_kopecks) filter (where exists (
          select from ledger_entries w join ledger_accounts wa on wa.id = w.account_id and wa.kind = 'provider'
          where w.transfer_id = b.transfer_id
        )) as advance
      from ledger_entries b join ledger_accounts ba on ba.id = b.account_id
      where ba.kind = 'balance' and ba.person_id = o.person_id
    ) money on true
    where not exists (select from ledger_transfers back where back.unique_key = ${REVERSAL} || t.unique_key)
    group by a.person_id
  ), states as (
    select known.id, coalesce(booked.held, 0) as held, coalesce(booked.paid, 0) as paid,
      greatest(0, least(coalesce(booked.earned, 0), coalesce(booked.bonus, 0))) as own,
      coalesce(hanging.kopecks, 0) as hanging
    from known left join booked on booked.person_id = known.id left join hanging on hanging.person_id = known.id
  ), money as (
    select id, held, paid, least(own, hanging) as waiting, own - least(own, hanging) as available from states
  )`

/** What partners have earned, by its states. */
export function createPartnerMoneyQueries(database: Database) {
  return {
    /** Who asks for money first, then who has most. */
    async listPartners(limit: number, offset: number): Promise<PartnerMoneyRow[]> {
      const { rows } = await sql<Texts<PartnerMoneyRow>>`
        ${partners}
        select p.id, p.name, p.email, p.created_at, m.available::text, m.waiting::text, m.held::text, m.paid::text,
          (select count(*) from persons i where i.partner_id = p.id::text)::text as invited,
          sold.orders::text, sold.kopecks::text
        from (select * from money order by held desc, available + waiting desc, id limit ${limit} offset ${offset}) m
        join persons p on p.id = m.id
        cross join lateral (
          select count(*) as orders, coalesce(sum(total_kopecks - ${returnedOfOrder}), 0) as kopecks from orders
          where partner_id = p.id::text and purpose = 'items' and paid_at is not null
        ) sold
        order by m.held desc, m.available + m.waiting desc, p.id`.execute(database.current)
      return rows.map(({ invited, orders, kopecks, ...row }) => ({
        ...row,
        ...moneyOf(row),
        invited: Number(invited),
        orders: Number(orders),
        kopecks: Number(kopecks),
      }))
    },

    /** Names and addresses of those among these texts of links who are users. */
    listNames: (ids: readonly string[]) =>
      database.current
        .selectFrom('persons')
        .select(['id', 'name', 'email'])
        .where('id', 'in', [NOBODY, ...ids.filter((id) => new RegExp(UUID, 'u').test(id))])
        .execute(),

    /** Sums of all partners, how many they are, and how many ask for money now. */
    async sumPartners(): Promise<PartnerMoney & { readonly count: number; readonly asking: number }> {
      const { rows } = await sql<Texts<PartnerMoney & { count: number; asking: number }>>`
        ${partners}
        select count(*)::text as count, (count(*) filter (where held > 0))::text as asking,
          coalesce(sum(available), 0)::text as available, coalesce(sum(waiting), 0)::text as waiting,
          coalesce(sum(held), 0)::text as held, coalesce(sum(paid), 0)::text as paid
        from money`.execute(database.current)
      const [sums] = rows
      if (!sums) throw new Error('an aggregate without a row')
      return { ...moneyOf(sums), count: Number(sums.count), asking: Number(sums.asking) }
    },
  }
}

const moneyOf = ({ available, waiting, held, paid }: Texts<PartnerMoney>): PartnerMoney => ({
  available: Number(available),
  waiting: Number(waiting),
  held: Number(held),
  paid: Number(paid),
})
