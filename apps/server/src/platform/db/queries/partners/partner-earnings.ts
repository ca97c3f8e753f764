import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { moscowDay } from '../../moscow-days.ts'
import { REVERSAL } from '../payments/ledger.ts'
import { returnedOfOrder } from '../orders/order-items.ts'
import { ofSource, type SourceFilter } from './partners.ts'

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
  /** The largest paid top-up, kopecks; money that goes on to orders does not count. */
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
            and not exists (select from joint_payments where top_up_id = orders.id)
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
    async listDays(partnerId: string, stretch: Stretch, filter: SourceFilter): Promise<PartnerDayRow[]> {
      const { rows } = await sql<PartnerDayText & { day: string }>`
        with events as (${eventsOf(partnerId, stretch)})
        select day::text, ${sums} from events where ${ofSource('source', filter)}
        group by day order by day`.execute(database.current)
      return rows.map((row) => ({ day: row.day, ...countsOf(row) }))
    },

    /** What each source brought in a stretch, the most first; an empty one is that of links without it. */
    async listSources(partnerId: string, stretch: Stretch): Promise<PartnerSourceRow[]> {
      const { rows } = await sql<PartnerDayText & { source: string }>`
        with events as (${eventsOf(partnerId, stretch)})
        select source, ${sums} from events
        group by source order by sum(visits) desc, sum(orders) desc, source limit ${MOST_SOURCES}`.execute(
        database.current,
      )
      return rows.map((row) => ({ source: row.source, ...countsOf(row) }))
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

/** What came by links. */
export interface PartnerCounts {
  readonly visits: number
  readonly registrations: number
  /** Paid orders. */
  readonly orders: number
  readonly kopecks: number
}

export type PartnerDayRow = PartnerCounts & { readonly day: string }
export type PartnerSourceRow = PartnerCounts & { readonly source: string }

/** Whole Moscow days, both included. */
interface Stretch {
  readonly first: string
  readonly last: string
}

type PartnerDayText = Readonly<Record<keyof PartnerCounts, string>>

/** As many as one list is chosen from. */
const MOST_SOURCES = 100

const sums = sql`sum(visits)::text as visits, sum(registrations)::text as registrations,
  sum(orders)::text as orders, sum(kopecks)::text as kopecks`

/** SQL: visits, registrations and paid orders of a partner, each with its Moscow day and source. */
const eventsOf = (partnerId: string, { first, last }: Stretch) => sql`
  select * from (
    select day, source, visits, 0 as registrations, 0 as orders, 0::bigint as kopecks from partner_visits
    where partner_id::text = ${partnerId}
    union all
    select ${moscowDay('created_at')}, coalesce(source, ''), 0, 1, 0, 0 from persons
    where partner_id = ${partnerId}
    union all
    select ${moscowDay('paid_at')}, coalesce(source, ''), 0, 0, 1, total_kopecks - ${returnedOfOrder} from orders
    where partner_id = ${partnerId} and purpose = 'items' and paid_at is not null
  ) all_days where day between ${first}::date and ${last}::date`

const countsOf = ({ visits, registrations, orders, kopecks }: PartnerDayText): PartnerCounts => ({
  visits: Number(visits),
  registrations: Number(registrations),
  orders: Number(orders),
  kopecks: Number(kopecks),
})
