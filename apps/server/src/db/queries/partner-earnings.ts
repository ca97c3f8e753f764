import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { moscowDay } from '../moscow-days.ts'
import { REVERSAL } from './ledger.ts'

/** Keys of the transfers that a partner earns by, or that take from what he earned. */
export const EARNING_KEYS = [
  'referral:',
  `${REVERSAL}referral:`,
  'partner-withdrawal:',
  'withdrawal',
] as const

export interface InvitedRow {
  readonly email: string
  readonly created_at: Date
  /** The largest paid top-up, kopecks. */
  readonly largest: number
  /** When it was paid. */
  readonly topped_up_at: Date | null
  /** Kopecks that came for the user and were not taken back. */
  readonly bonus: number
  readonly taken_back: boolean
}

export type PartnerEarningQueries = ReturnType<typeof createPartnerEarningQueries>

/** What the people that a partner brought have done, and what came to him for it. */
export function createPartnerEarningQueries(database: Database) {
  return {
    /** Invited people, the latest first. */
    async listInvited(partnerId: string, limit: number, offset: number): Promise<InvitedRow[]> {
      const { rows } = await sql<Omit<InvitedRow, 'largest' | 'bonus'> & { largest: string; bonus: string }>`
        select p.email, p.created_at, coalesce(top.total_kopecks, 0)::text as largest, top.paid_at as topped_up_at,
          gain.bonus::text as bonus, gain.taken_back
        from persons p
        left join lateral (
          select total_kopecks, paid_at from orders
          where person_id = p.id and purpose = 'top-up' and paid_at is not null
          order by total_kopecks desc limit 1
        ) top on true
        cross join lateral (
          select coalesce(sum(e.amount_kopecks) filter (where back.id is null), 0) as bonus,
            coalesce(bool_or(back.id is not null), false) as taken_back
          from ledger_transfers t
          join ledger_entries e on e.transfer_id = t.id
          join ledger_accounts a on a.id = e.account_id and a.kind = 'bonus' and a.person_id::text = ${partnerId}
          left join ledger_transfers back on back.unique_key = ${REVERSAL} || t.unique_key
          where t.unique_key = 'referral:' || p.id or starts_with(t.unique_key, 'referral:' || p.id || ':')
        ) gain
        where p.partner_id = ${partnerId}
        order by p.created_at desc, p.id limit ${limit} offset ${offset}`.execute(database.current)
      return rows.map((row) => ({ ...row, largest: Number(row.largest), bonus: Number(row.bonus) }))
    },

    /** Of the bonus, what was earned by invited people and neither taken back nor paid out or held; kopecks. */
    async sumEarned(userId: string): Promise<number> {
      const row = await database.current
        .selectFrom('ledger_entries')
        .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
        .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
        .where('kind', '=', 'bonus')
        .where('person_id', '=', userId)
        .where((eb) =>
          eb.or(EARNING_KEYS.map((key) => eb.fn<boolean>('starts_with', ['unique_key', eb.val(key)]))),
        )
        .select(sql<string>`coalesce(sum(amount_kopecks), 0)`.as('sum'))
        .executeTakeFirstOrThrow()
      return Number(row.sum)
    },

    /** What happened on each Moscow day of a stretch; days without anything are left out. */
    async listDays(partnerId: string, from: string, to: string): Promise<PartnerDayRow[]> {
      const { rows } = await sql<Record<keyof PartnerDayRow, string>>`
        with days as (
          select day, visits, 0 as registrations, 0 as orders, 0::bigint as kopecks from partner_visits
          where partner_id::text = ${partnerId} and day between ${from}::date and ${to}::date
          union all
          select ${moscowDay('created_at')}, 0, 1, 0, 0 from persons
          where partner_id = ${partnerId}
          union all
          select ${moscowDay('paid_at')}, 0, 0, 1, total_kopecks from orders
          where partner_id = ${partnerId} and purpose = 'items' and paid_at is not null
        )
        select day::text, sum(visits)::text as visits, sum(registrations)::text as registrations,
          sum(orders)::text as orders, sum(kopecks)::text as kopecks
        from days where day between ${from}::date and ${to}::date group by day order by day`.execute(
        database.current,
      )
      return rows.map(({ day, visits, registrations, orders, kopecks }) => ({
        day,
        visits: Number(visits),
        registrations: Number(registrations),
        orders: Number(orders),
        kopecks: Number(kopecks),
      }))
    },

    /** Counts a visit by a partner's link; beyond `most` sources of a day all are counted as one without a source. */
    async countVisit(day: string, partnerId: string, source: string, most: number): Promise<void> {
      await sql`
        insert into partner_visits (day, partner_id, source, visits)
        select ${day}::date, p.id,
          case when (select count(*) from partner_visits where partner_id = p.id and day = ${day}::date) < ${most}
            then ${source} else '' end, 1
        from persons p where p.id = ${partnerId}
        on conflict (partner_id, day, source) do update set visits = partner_visits.visits + 1`.execute(
        database.current,
      )
    },
  }
}

export interface PartnerDayRow {
  readonly day: string
  readonly visits: number
  readonly registrations: number
  /** Paid orders. */
  readonly orders: number
  readonly kopecks: number
}
