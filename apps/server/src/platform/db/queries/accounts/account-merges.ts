import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { TableName } from '../../watch-writes.ts'

/** What one account has that another would get, and what ends with it. */
export interface MergeCounts {
  readonly orders: number
  /** Finished ones. */
  readonly reports: number
  readonly deals: number
  readonly files: number
  readonly watches: number
  /** Open ones of what the other account watches, too. */
  readonly doubled_watches: number
  readonly shares: number
  readonly saved: number
  readonly payers: number
  readonly comments: number
  readonly sessions: number
  readonly api_tokens: number
  readonly webhooks: number
}

/** What forbids a merge, as the tables say it. */
export interface MergeObstacles {
  readonly tariffs_from: number
  readonly tariffs_into: number
  readonly withdrawals: number
  readonly debts: number
  readonly is_partner: boolean
  readonly pending: number
}

/** Tables whose rows go to the other account as they are. */
const MOVED = [
  'invoices',
  'payers',
  'deals',
  'attachments',
  'watches',
  'withdrawals',
  'unsubscribe_links',
] as const

/** Tables with one row per account and thing: where the other account has one, that one stays. */
const MOVED_UNLESS_THERE = [
  ['saved_items', ['kind', 'key']],
  ['article_ratings', ['article_id']],
  ['price_component_owners', ['price_component_id']],
  ['promocode_uses', ['promocode_id']],
] as const

/** What signs in or acts in the name of the account that ends. */
const ENDED = [
  'api_tokens',
  'webhook_deliveries',
  'webhooks',
  'phone_codes',
  'email_changes',
  'person_settings',
  'responsible_users',
] as const

export function createAccountMergeQueries(database: Database) {
  return {
    async countMerge(from: string, into: string, now: Date): Promise<MergeCounts> {
      const orders = sql`(select id from orders where person_id = ${from})`
      const { rows } = await sql<MergeCounts>`select
        (select count(*)::int from orders where person_id = ${from}) as orders,
        (select count(*)::int from order_items i where i.order_id in ${orders} and i.status = 'done') as reports,
        (select count(*)::int from deals where person_id = ${from}) as deals,
        (select count(*)::int from attachments where person_id = ${from}) as files,
        (select count(*)::int from watches where person_id = ${from} and status <> 'ended') as watches,
        (select count(*)::int from watches w where person_id = ${from} and status <> 'ended' and exists
          (select 1 from watches o where o.person_id = ${into} and o.subject_key = w.subject_key
            and o.status <> 'ended')) as doubled_watches,
        (select count(*)::int from report_shares s join order_items i on i.id = s.order_item_id
          where i.order_id in ${orders}) as shares,
        (select count(*)::int from saved_items where person_id = ${from}) as saved,
        (select count(*)::int from payers where person_id = ${from}) as payers,
        (select count(*)::int from article_comments where author_id = ${from}) as comments,
        (select count(*)::int from sessions where person_id = ${from} and revoked_at is null
          and expires_at > ${now}) as sessions,
        (select count(*)::int from api_tokens where person_id = ${from}) as api_tokens,
        (select count(*)::int from webhooks where person_id = ${from}) as webhooks`.execute(database.current)
      const [counts] = rows
      if (!counts) throw new Error('an aggregate without a row')
      return counts
    },

    async findObstacles(from: string, into: string, now: Date): Promise<MergeObstacles> {
      const active = (id: string) => sql`(select count(*)::int from person_tariffs where person_id = ${id}
        and closed_at is null and (active_until is null or active_until > ${now}))`
      const { rows } = await sql<MergeObstacles>`select
        ${active(from)} as tariffs_from, ${active(into)} as tariffs_into,
        (select count(*)::int from withdrawals where person_id = ${from} and status = 'requested') as withdrawals,
        (select count(*)::int from debts where person_id in (${from}, ${into}) and left_kopecks > 0) as debts,
        (exists (select 1 from persons where partner_id = ${from}) or exists
          (select 1 from orders where partner_id = ${from}) or exists
          (select 1 from partner_tariffs where partner_id = ${from}::uuid)) as is_partner,
        (select count(*)::int from pending_acts where outcome is null and kind <> 'merge' and (person_id = ${from}
          or order_item_id in (select i.id from order_items i join orders o on o.id = i.order_id
            where o.person_id = ${from}))) as pending`.execute(database.current)
      const [obstacles] = rows
      if (!obstacles) throw new Error('a question without an answer')
      return obstacles
    },

    /** Open watches of what the other account watches, too. */
    async listDoubledWatches(from: string, into: string): Promise<readonly string[]> {
      const { rows } = await sql<{ id: string }>`select id from watches w where person_id = ${from}
        and status <> 'ended' and exists (select 1 from watches o where o.person_id = ${into}
          and o.subject_key = w.subject_key and o.status <> 'ended') order by id`.execute(database.current)
      return rows.map(({ id }) => id)
    },

    /** Holds the orders of an account: they are held before people, as everywhere. */
    lockOrders: (from: string) =>
      database.current
        .selectFrom('orders')
        .select('id')
        .where('person_id', '=', from)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute(),

    /**
     * Gives all of one account to another but money, which the books move, and ends what acted in its name. In a
     * transaction that holds the orders and both accounts.
     */
    async moveAll(from: string, into: { readonly id: string; readonly email: string }): Promise<void> {
      const run = async (table: TableName, query: ReturnType<typeof sql>) => {
        const { numAffectedRows } = await query.execute(database.current)
        if (numAffectedRows) database.noteWrite(table)
      }
      // A user is not his own partner (AMB-79).
      await run(
        'orders',
        sql`update orders set person_id = ${into.id}, email = ${into.email},
          partner_id = nullif(partner_id, ${into.id}) where person_id = ${from}`,
      )
      for (const table of MOVED)
        await run(table, sql`update ${sql.table(table)} set person_id = ${into.id} where person_id = ${from}`)
      await run(
        'article_comments',
        sql`update article_comments set author_id = ${into.id} where author_id = ${from}`,
      )
      // Open ones of one tariff are one; a former one stays in the history of its account.
      await run(
        'person_tariffs',
        sql`update person_tariffs t set person_id = ${into.id} where person_id = ${from} and not exists
          (select 1 from person_tariffs o where o.person_id = ${into.id} and o.tariff_id = t.tariff_id
            and o.closed_at is null and t.closed_at is null)`,
      )
      for (const [table, key] of MOVED_UNLESS_THERE) {
        const same = sql.join(
          key.map((column) => sql`o.${sql.ref(column)} = t.${sql.ref(column)}`),
          sql` and `,
        )
        await run(
          table,
          sql`update ${sql.table(table)} t set person_id = ${into.id} where person_id = ${from} and not exists
            (select 1 from ${sql.table(table)} o where o.person_id = ${into.id} and ${same})`,
        )
        await run(table, sql`delete from ${sql.table(table)} where person_id = ${from}`)
      }
      await run(
        'coupon_uses',
        sql`update coupon_uses t set holder = ${into.id} where holder = ${from} and (released_at is not null
          or not exists (select 1 from coupon_uses o where o.coupon_id = t.coupon_id and o.holder = ${into.id}
            and o.released_at is null))`,
      )
      for (const table of ENDED)
        await run(table, sql`delete from ${sql.table(table)} where person_id = ${from}`)
    },

    /** Closes an account that is part of another now: its address leads there. */
    setMerged: (from: string, into: string, at: Date) =>
      database.current
        .updateTable('persons')
        .set({
          merged_into: into,
          removed_at: at,
          name: '',
          phone: null,
          phone_verified_at: null,
          password_hash: null,
          password_changed_at: null,
        })
        .where('id', '=', from)
        .execute(),

    /** Accounts that became part of this one, with their addresses. */
    listMerged: (into: string) =>
      database.current
        .selectFrom('persons')
        .select(['id', 'email', 'phone', 'removed_at'])
        .where('merged_into', '=', into)
        .where('erased_at', 'is', null)
        .orderBy('removed_at')
        .orderBy('id')
        .execute(),
  }
}
